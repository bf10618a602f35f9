"""The window. It knows Qt, and of the engine only the pipeline, its values and its words."""
