"""An SVG drawing as pixels."""

from io import BytesIO

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image

from tianxia.rl.styles import inlined


def pixels(drawing: str) -> NDArray[np.uint8]:
    """A drawing as an array: high, wide, and red, green, blue."""
    png = resvg_py.svg_to_bytes(svg_string=inlined(drawing))
    return np.asarray(Image.open(BytesIO(png)).convert("RGB"))
