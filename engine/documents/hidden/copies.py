"""Copies of a PDF for inspection: decrypted, uncropped and with all layers shown."""

from __future__ import annotations

import io
import warnings

import pikepdf

from engine.core.errors import PasswordNeeded, WrongPassword


def decrypted(source: bytes, password: str | None) -> bytes:
    """Return the file as pikepdf repairs it, so that all libraries see the same.

    Raises:
        PasswordNeeded, WrongPassword
        pikepdf.PdfError: it can't be read.
    """
    try:
        with pikepdf.open(io.BytesIO(source), password=password or "", suppress_warnings=True) as pdf:
            return _saved(pdf)
    except pikepdf.PasswordError as error:
        raise (WrongPassword if password else PasswordNeeded) from error


def shown(plain: bytes) -> bytes:
    """Return the pages without their structure tree: where it is damaged, MuPDF 1.28.2 frees it twice and crashes."""
    with pikepdf.open(io.BytesIO(plain)) as pdf:
        _forget_structure(pdf)
        return _saved(pdf)


def opened(plain: bytes) -> tuple[bytes, bool]:
    """Return the same pages, uncropped and with all layers, and whether there were layers."""
    with pikepdf.open(io.BytesIO(plain)) as pdf:
        _forget_structure(pdf)
        layers = "/OCProperties" in pdf.Root
        if layers:
            del pdf.Root["/OCProperties"]
        for page in pdf.pages:
            page.cropbox = page.mediabox
        return _saved(pdf), layers


def _forget_structure(pdf: pikepdf.Pdf) -> None:
    if "/StructTreeRoot" in pdf.Root:
        del pdf.Root["/StructTreeRoot"]


def _saved(pdf: pikepdf.Pdf) -> bytes:
    target = io.BytesIO()
    with warnings.catch_warnings():
        # The warnings are about fields that only some viewers would show: these copies are only read.
        warnings.simplefilter("ignore", pikepdf.PageCopyWarning)
        pdf.save(target, encryption=False, fix_metadata_version=False)
    return target.getvalue()
