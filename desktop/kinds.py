"""Names of entity kinds and subtypes in the window."""

from __future__ import annotations

from desktop.translations import Words
from engine.core.types import Kind

KINDS: Words[Kind] = Words(
    {
        Kind.CODE: "Number or code",
        Kind.PERSON: "Name",
        Kind.DATETIME: "Date",
        Kind.LOC: "Place",
        Kind.ORG: "Organisation",
        Kind.DEM: "Personal detail",
        Kind.QUANTITY: "Amount",
        Kind.MISC: "Detail",
    }
)

SUBTYPES: Words[str] = Words(
    {
        "access-key": "Access key",
        "account": "Account",
        "age": "Age",
        "case-number": "Case number",
        "coordinates": "Coordinates",
        "country": "Country",
        "crypto-wallet": "Crypto wallet",
        "date": "Date",
        "device-serial": "Device number",
        "diagnosis": "Diagnosis",
        "driver-licence": "Driver's licence",
        "duration": "Duration",
        "education": "Education",
        "email": "E-mail",
        "employee-id": "Employee number",
        "ethnicity": "Ethnicity",
        "fax": "Fax",
        "health-insurance": "Health plan",
        "iban": "Bank account",
        "immigration-status": "Residence status",
        "invoice": "Invoice",
        "ip": "Internet address",
        "kinship": "Relative",
        "language": "Language",
        "legal-citation": "Citation",
        "licence": "Licence",
        "licence-plate": "Licence plate",
        "mac-address": "Device address",
        "marital-status": "Marital status",
        "money": "Amount of money",
        "mrn": "Medical record",
        "name": "Name",
        "national-id": "National number",
        "nationality": "Nationality",
        "nhs-number": "NHS number",
        "occupation": "Occupation",
        "passport": "Passport",
        "password": "Password",
        "payment-card": "Payment card",
        "percentage": "Share",
        "phone": "Phone",
        "place": "Place",
        "policy": "Insurance policy",
        "political-orientation": "Politics",
        "postal-code": "Postal code",
        "reference": "Reference",
        "religion": "Religion",
        "room": "Place",
        "routing": "Bank routing",
        "sexuality-gender": "Sexuality or gender",
        "singling-out": "Singling out",
        "social-handle": "User name",
        "ssn": "Social Security",
        "street": "Street",
        "street-address": "Street",
        "tax-number": "Tax number",
        "time": "Time",
        "url": "Web address",
        "username": "User name",
        "vin": "Vehicle",
        "voter-id": "Voter number",
        "year": "Year",
        "zip": "ZIP code",
    }
)


def kind(kind: Kind, subtype: str | None) -> str:
    """Return the most specific name: "Social Security" rather than "Number or address"."""
    return SUBTYPES[subtype] if subtype and subtype in SUBTYPES else KINDS[kind]
