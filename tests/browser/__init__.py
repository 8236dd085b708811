"""The pages in a real Chromium, through the real interface and a real server."""
