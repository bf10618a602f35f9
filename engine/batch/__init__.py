"""Batch redaction: a ledger of documents, workers, and exceptions that never stop the rest."""
