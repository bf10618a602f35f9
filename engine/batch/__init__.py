"""Documents by the million: a ledger, workers, and what puts documents aside so that one never stops the rest."""
