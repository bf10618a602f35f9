"""Words for what a column of a table says about people."""

from __future__ import annotations

from desktop.translations import Words

ATTRIBUTES: Words[str] = Words(
    {
        "name": "Full name",
        "given-name": "Given name",
        "family-name": "Family name",
        "date-of-birth": "Date of birth",
        "date": "Another date",
        "age": "Age",
        "place": "Place",
        "address": "Address",
        "postcode": "Postal code",
        "nationality": "Nationality",
        "organisation": "Organisation",
        "occupation": "Occupation",
        "diagnosis": "Health",
        "identifier": "Number or address of one person",
        "number": "Amount",
        "term": "Other words",
        "ignored": "Don't use",
    }
)
"""By the values of `engine.background.Attribute`."""
