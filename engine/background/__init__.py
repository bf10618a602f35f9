"""What an adversary is assumed to know about people: tables and knowledge graphs that the person loads from disk."""
