"""Pig, the smallest game on the kernel: one die, one decision."""
