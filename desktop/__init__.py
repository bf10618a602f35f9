"""Desktop window (Qt). It uses only the engine's pipeline, batch, audit, policies, values and messages."""
