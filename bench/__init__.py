"""Benchmarks of Ludoteca, where possible as ratios to a peer measured in the same run."""
