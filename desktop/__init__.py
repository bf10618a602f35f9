"""Desktop window (Qt). It uses only the engine's pipeline, batch, audit, values and messages."""
