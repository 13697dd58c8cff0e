"""Guests, devices and accounts."""
