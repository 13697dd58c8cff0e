"""Sheets before a turn is resolved: notation, checks, and the orders and expenses to offer."""
