"""Ratings on the server: who is rated, when a match counts, and rating it once."""
