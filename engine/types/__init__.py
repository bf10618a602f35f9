"""The frozen values that pass between stages.

Offsets are Python characters of `Document.text`, half-open. They are converted once, at the border of each model and
library. Fields that hold text of a document are left out of reprs, so that no log or traceback can show them.
"""

from engine.types.concealed import Concealed
from engine.types.document import (
    WHOLE_PAGE,
    Box,
    Document,
    DocumentKind,
    DocxPicturePlace,
    DocxPlace,
    Notice,
    PageArea,
    PdfPlace,
    Place,
    Segment,
    TextPlace,
)
from engine.types.exposure import Consequence, Exposure
from engine.types.findings import (
    Entity,
    EntityRisk,
    Indicator,
    Kind,
    Mention,
    Reidentification,
    RiskAssessment,
    RiskLevel,
    RiskyCombination,
    Role,
)
from engine.types.plans import (
    Action,
    Check,
    DecidedBy,
    Decision,
    Examination,
    Isolation,
    MaskingPlan,
    Redaction,
    RedactionReport,
    Shown,
    Written,
)

__all__ = [
    "WHOLE_PAGE",
    "Action",
    "Box",
    "Check",
    "Concealed",
    "Consequence",
    "DecidedBy",
    "Decision",
    "Document",
    "DocumentKind",
    "DocxPicturePlace",
    "DocxPlace",
    "Entity",
    "EntityRisk",
    "Examination",
    "Exposure",
    "Indicator",
    "Isolation",
    "Kind",
    "MaskingPlan",
    "Mention",
    "Notice",
    "PageArea",
    "PdfPlace",
    "Place",
    "Redaction",
    "RedactionReport",
    "Reidentification",
    "RiskAssessment",
    "RiskLevel",
    "RiskyCombination",
    "Role",
    "Segment",
    "Shown",
    "TextPlace",
    "Written",
]
