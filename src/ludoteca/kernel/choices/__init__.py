"""Legal moves in compact form: rows of domains, sampling and expansion."""
