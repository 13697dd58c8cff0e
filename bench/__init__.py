"""Benchmarks: what Ludoteca costs, as ratios against peers in the same run where there is one."""
