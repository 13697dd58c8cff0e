"""Requests about seats of a running match."""
