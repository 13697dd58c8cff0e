"""The desk of those who look after the house."""
