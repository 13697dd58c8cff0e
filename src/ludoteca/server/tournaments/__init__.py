"""Tournaments on the server: stored, entered, and played at tables the server makes."""
