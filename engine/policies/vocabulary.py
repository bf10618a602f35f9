"""The finer sorts of findings that rules may name."""

from __future__ import annotations

SUBTYPES: frozenset[str] = frozenset(
    # CODE
    "account case-number crypto-wallet device-serial driver-licence email employee-id fax health-insurance iban "
    "invoice ip legal-citation licence licence-plate mac-address mrn national-id nhs-number passport password "
    "payment-card phone policy reference routing social-handle ssn tax-number url username vin voter-id "
    # PERSON, DATETIME, LOC, QUANTITY
    "name age date duration time year country postal-code room street street-address zip money percentage "
    # DEM
    "diagnosis education ethnicity immigration-status kinship language marital-status nationality occupation "
    "political-orientation religion sexuality-gender".split()
)
"""All that the recognizers of patterns and lists say; a test compares. What a network finds has a kind only."""
