"""English words for relatives, and for those who are nearly relatives: "stepsister", "mother-in-law", "girlfriend"."""

from __future__ import annotations

# Lists of words stay together.
# ruff: noqa: E501

RELATIVE = (
    r"(?:(?:step|god|foster |(?:great-)?grand)?(?:mother|father|son|daughter|child)(?:-in-law)?|(?:step|half[- ]?|foster )?(?:brother|sister)(?:-in-law)?|(?:step)?(?:mum|mom|mam|dad)|(?:great-)?(?:aunt|uncle|niece|nephew)|auntie|cousin"
    r"|grandma|grandpa|granddad|nana?|gran|wife|husband|widow(?:er)?|fianc[eé]e?|boyfriend|girlfriend)"
)
"""A pattern of the words for one relative."""
PARTNER = r"(?:spouse|partner)"
"""A pattern of words that also name a firm's partner."""
FRIEND = r"(?:friend|neighbou?r|flatmate|roommate|carer|caregiver)"
"""A pattern of words for those who are often near."""
