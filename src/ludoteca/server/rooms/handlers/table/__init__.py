"""Requests about the table and the start of its matches."""
