"""Tests of the pages in Chromium, with a real server."""
