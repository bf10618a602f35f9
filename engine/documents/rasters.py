"""Rasters: pixels of pictures and of drawn pages, as arrays."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Pixels = NDArray[np.uint8]
"""Shades from 0 to 255, shape (height, width), or colours, shape (height, width, 3)."""
Mask = NDArray[np.bool_]
"""A mask of pixels, true where they belong to something; shape (height, width)."""
