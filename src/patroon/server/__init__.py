"""Tables, seats and live play for people and bots, over HTTP and WebSocket."""
