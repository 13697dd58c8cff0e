"""Sealed orders: everybody commits in secret, all is resolved at once."""
