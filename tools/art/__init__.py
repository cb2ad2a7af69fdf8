"""Builders of the baked pictures: ``python -m tools.art [OUT] [--only GLOB]``."""
