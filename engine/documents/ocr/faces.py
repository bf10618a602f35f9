"""Face detection in pictures with OpenCV (the extra `faces`): only a notice, so nothing is masked.

The cascades of paper 11, as OpenCV ships them: upright frontal faces that are not small. Of the 100 faces of 25 x 25
pixels that scikit-image ships, enlarged, 98 are found, and none in its 100 other pictures. Profiles are not searched:
that cascade finds few.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image

_LIBRARIES = "LD_LIBRARY_PATH"


@contextmanager
def _same_libraries() -> Iterator[None]:
    """Keep the folders in which programs that start from here look for libraries.

    OpenCV adds to them, and leaves an empty part at the end: the working folder, whose files are no libraries of ours.
    """
    before = os.environ.get(_LIBRARIES)
    try:
        yield
    finally:
        os.environ.pop(_LIBRARIES, None)
        if before is not None:
            os.environ[_LIBRARIES] = before


cv2: Any
try:  # imported before the sandboxed worker gives up its access to files
    with _same_libraries():
        import cv2
except ImportError:
    cv2 = None

_CASCADE = "haarcascade_frontalface_alt2.xml"
_LONGEST = 1200  # pixels; larger pictures are scaled down: a face that is smaller then is no portrait
_LEAST = 32  # pixels
_STEP = 1.1  # between sizes of faces
_AGREEING = 5  # detections that must agree


def count(picture: Image.Image) -> int:
    """Return how many faces a grey picture seems to show; 0 if OpenCV is not installed."""
    cascade = _cascade()
    if cascade is None:
        return 0
    smaller = picture.copy()
    smaller.thumbnail((_LONGEST, _LONGEST))
    pixels: NDArray[np.uint8] = np.asarray(smaller)
    return len(cascade.detectMultiScale(pixels, scaleFactor=_STEP, minNeighbors=_AGREEING, minSize=(_LEAST, _LEAST)))


@cache
def _cascade() -> Any:
    if cv2 is None:
        return None
    cv2.setNumThreads(1)
    return cv2.CascadeClassifier(str(Path(cv2.data.haarcascades) / _CASCADE))
