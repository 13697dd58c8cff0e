"""Requests of people about people: messages, names, removal."""
