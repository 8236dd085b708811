"""CITATION.cff is valid and agrees with the version and the docs."""

import re
import tomllib
from datetime import UTC, date, datetime
from typing import Literal

import msgspec

import tianxia
from tests.support.paths import ROOT


class Entity(msgspec.Struct, forbid_unknown_fields=True):
    """An author who is not an individual."""

    name: str


class Citation(msgspec.Struct, forbid_unknown_fields=True, rename="kebab"):
    """The part of the Citation File Format 1.2.0 that we use; the first four keys are required."""

    cff_version: Literal["1.2.0"]
    message: str
    title: str
    authors: list[Entity]
    type: Literal["software", "dataset"]
    abstract: str
    version: str
    date_released: str
    license: str
    keywords: list[str]


def citation() -> Citation:
    return msgspec.yaml.decode((ROOT / "CITATION.cff").read_bytes(), type=Citation)


def test_the_citation_is_of_this_project_and_version() -> None:
    cited = citation()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert cited.version == tianxia.__version__
    assert date.fromisoformat(cited.date_released) <= datetime.now(UTC).date()
    assert cited.license == project["license"]
    assert cited.authors
    assert all((cited.message, cited.title, cited.abstract, *cited.keywords))
    assert len(set(cited.keywords)) == len(cited.keywords)


def test_the_docs_cite_as_the_file_does() -> None:
    text = (ROOT / "docs/researchers/environments.md").read_text(encoding="utf-8")
    bibtex = re.search(r"```bibtex\n(.*?)```", text, re.DOTALL)
    assert bibtex is not None
    fields = dict(re.findall(r"(\w+)\s*= \{+(.*?)\}+,", bibtex[1]))
    cited = citation()
    assert fields["title"] == cited.title
    assert fields["author"] == cited.authors[0].name
    assert fields["version"] == cited.version
    assert fields["date"] == cited.date_released
    assert fields["year"] == cited.date_released.partition("-")[0]
