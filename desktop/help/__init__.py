"""The pages that explain Sable, read and searched on this computer."""
