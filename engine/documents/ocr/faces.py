"""Faces in pictures, where OpenCV is installed (the extra `faces`): a person is told to look; nothing is masked by it.

The cascades of paper 11, as OpenCV brings them: faces that look at the camera, upright, not small. Of the 100 faces of
25 x 25 pixels that scikit-image brings, enlarged, 98 are found, and none in its 100 other pictures. Profiles are not
looked for: that cascade finds few.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image

cv2: Any
try:  # before the process that reads files shuts itself off
    import cv2
except ImportError:
    cv2 = None

_CASCADE = "haarcascade_frontalface_alt2.xml"
_LONGEST = 1200  # pixels; larger pictures are made smaller: a face that is told by less is no portrait
_LEAST = 32  # pixels
_STEP = 1.1  # from one size of face to the next
_AGREEING = 5  # looks that must find it


def count(picture: Image.Image) -> int:
    """How many faces a grey picture seems to hold; 0 where nothing can look for them."""
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
