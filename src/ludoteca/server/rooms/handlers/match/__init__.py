"""Requests about the match."""
