"""How what is masked is chosen, as the person sets it."""
