"""One match in progress: its writer and what its viewers are sent."""
