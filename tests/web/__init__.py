"""The table in the browser, in a real Chromium."""
