"""What a rule of a court or a law asks for, kind by kind: bundled, or written by the person."""
