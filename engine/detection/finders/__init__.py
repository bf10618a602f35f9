"""Finders of names, ages and values by their place: in forms, tables, lists, chats, signatures, beside names."""
