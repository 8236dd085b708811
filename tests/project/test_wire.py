"""What is generated from the structs of the messages is up to date."""

import subprocess
import sys

from tests.support.paths import ROOT


def test_generated_types_and_reference_are_up_to_date() -> None:
    run = subprocess.run(
        [sys.executable, "tools/wire", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
