"""The fixed things that players can say to each other: enough to be polite, nothing to hurt with."""

from collections.abc import Mapping

PHRASES: Mapping[str, str] = {
    "hello": "Hello!",
    "luck": "Good luck, have fun",
    "well-played": "Well played",
    "nice": "Nice!",
    "thanks": "Thanks",
    "oops": "Oops",
    "sorry": "Sorry",
    "thinking": "Let me think",
    "moment": "One moment, please",
    "your-turn": "Over to you",
    "play-on": "Let us play on",
    "close": "That was close",
    "good-game": "Good game",
    "again": "Another one?",
    "bye": "Bye",
}
