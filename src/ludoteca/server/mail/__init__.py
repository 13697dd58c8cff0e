"""Mails: written, stored in the outbox, sent over SMTP."""
