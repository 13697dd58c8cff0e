"""Scribble: one draws, the others guess."""
