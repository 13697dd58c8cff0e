"""The store in SQL, written once for SQLite and PostgreSQL."""
