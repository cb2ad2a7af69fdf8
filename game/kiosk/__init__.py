"""Drench left alone in a public place: what needs no picture."""
