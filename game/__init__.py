"""Drench: three card games with water in them."""
