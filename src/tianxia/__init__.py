"""Tianxia 天下: three strategy games about the unification of China."""

import os

__version__ = "0.1.0"

if os.environ.get("TIANXIA_PURE") == "1":
    from tianxia import pure

    pure.install()
