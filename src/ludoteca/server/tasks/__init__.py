"""Background tasks of the whole server."""
