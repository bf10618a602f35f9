"""How long an examination still takes, guessed from how long it has taken."""

from __future__ import annotations

_SHARES: dict[str, float] = {
    "open": 0.10,
    "recognize": 0.55,
    "patterns": 0.05,
    "gazetteer": 0.05,
    "guess": 0.15,
    "assess": 0.02,
    "choose": 0.08,
}
"""Parts of the whole that the stages take, in their order, of long documents on a processor."""
_SURE_AFTER = 1.0  # seconds; before, and below a tenth of the whole, a guess would jump
_LEAST_SHARE = 0.1


class TimeLeft:
    """One examination. Times are those of a clock, in seconds."""

    def __init__(self, begun: float) -> None:
        self._begun = begun
        self._share = 0.0

    def step(self, stage: str, done: int, total: int) -> None:
        """Where it is; a stage that is not known changes nothing."""
        if stage in _SHARES:
            stages = list(_SHARES)
            before = sum(_SHARES[each] for each in stages[: stages.index(stage)])
            share = before + _SHARES[stage] * (min(done / total, 1.0) if total else 0.0)
            self._share = max(self._share, share)

    def seconds(self, now: float) -> float | None:
        """None as long as nothing can be said."""
        taken = now - self._begun
        if taken < _SURE_AFTER or self._share < _LEAST_SHARE:
            return None
        return taken * (1 - self._share) / self._share
