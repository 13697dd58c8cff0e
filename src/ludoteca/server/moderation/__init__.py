"""Sanctions and reports: what holds for whom."""
