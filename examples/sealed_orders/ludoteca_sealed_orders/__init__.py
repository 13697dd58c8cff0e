"""Sealed orders: all seats commit in secret, and everything is resolved at once."""
