"""How a match begins without a host."""
