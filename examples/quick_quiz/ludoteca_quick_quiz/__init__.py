"""Quick quiz: all seats answer at once, and speed pays."""
