"""Bots at tables, each in another process."""
