"""SVG drawings as pixels."""

from io import BytesIO

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image

from tianxia.rl.svg_styles import inline_styles


def rasterise_svg(svg: str) -> NDArray[np.uint8]:
    """Return a drawing as an array of shape (height, width, 3): red, green and blue."""
    png = resvg_py.svg_to_bytes(svg_string=inline_styles(svg))
    return np.asarray(Image.open(BytesIO(png)).convert("RGB"))
