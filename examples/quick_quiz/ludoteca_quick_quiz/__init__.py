"""Quick quiz: everybody answers at once, and speed pays."""
