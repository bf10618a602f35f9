"""One file for each way in which a name could pass the verification of a redacted file.

`test_attacks.py` tries each table `ATTACKS` of this package through the whole pipeline. Adding a way to leak is
adding a row. `judge` looks for the name with readers that share no code with the program.
"""
