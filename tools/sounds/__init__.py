"""All sounds of the game, made by synthesis: ``python -m tools.sounds [OUT] [--only NAME]``.

Each sound draws its chance from a generator seeded by its own name, so that building one
alone gives the same samples as building all.
"""
