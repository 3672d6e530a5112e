"""Many games at a time, and what they tell."""
