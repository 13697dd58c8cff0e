"""Bots that negotiate, each by its character."""
