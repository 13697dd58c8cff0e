"""Base classes of round and game rules, reusable endings and rankings."""
