"""Writes that take more than one statement, as transactions that both databases run."""
