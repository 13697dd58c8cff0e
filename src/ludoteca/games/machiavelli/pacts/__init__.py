"""Agreements: proposals and answers, and whether the agreed is kept."""
