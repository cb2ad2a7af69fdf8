"""Canvas, theme, text and widgets."""
