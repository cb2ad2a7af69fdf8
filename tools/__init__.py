"""Programs that build assets, take pictures and check levels."""
