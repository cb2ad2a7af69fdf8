"""Everything that fills the window, one scene at a time."""
