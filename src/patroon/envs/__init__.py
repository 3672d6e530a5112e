"""The game for researchers: choices from one small space, observations of fixed size, rewards, many games at once."""
