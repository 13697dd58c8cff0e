"""REST routes, one module per subject."""
