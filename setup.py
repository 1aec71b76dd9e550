"""Build hook. The metadata is in pyproject.toml; this file only adds the compiled modules.

With BELLUM_COMPILE=1 the modules that bellum/compiling.py lists are compiled with mypyc into one shared
library, with BELLUM_COMPILE_PARTS=1 as well in half the time, for tests. BELLUM_COMPILE_ONLY=GAME leaves the
other games interpreted, but for those it is built on, for somebody who works on the speed of one.
Without it the package is pure Python.
"""

from __future__ import annotations

import os
from runpy import run_path

from setuptools import setup

if os.environ.get("BELLUM_COMPILE") == "1":
    extensions = run_path("bellum/compiling.py")["extensions"]
    parts = os.environ.get("BELLUM_COMPILE_PARTS") == "1"
    setup(ext_modules=extensions(parts, os.environ.get("BELLUM_COMPILE_ONLY", "")))
else:
    setup()
