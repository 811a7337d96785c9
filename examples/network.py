"""A small network in NumPy: numbers in, the weight of every choice and the worth of the position out.

Two hidden layers with rectifiers, gradients written out by hand, and Adam. Illegal choices get no weight.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

NEVER = -1e9  # the logit of a choice that is not legal


class Network:
    """Weights `w0 b0 w1 b1` of the trunk, `wp bp` of the policy, `wv bv` of the value."""

    def __init__(self, numbers: int, actions: int, width: int = 128, seed: int = 0) -> None:
        random = np.random.default_rng(seed)

        def layer(size_in: int, size_out: int, gain: float) -> Any:
            return (random.standard_normal((size_in, size_out)) * gain / np.sqrt(size_in)).astype(np.float32)

        self.weights: dict[str, Any] = {
            "w0": layer(numbers, width, 1.4), "b0": np.zeros(width, np.float32),
            "w1": layer(width, width, 1.4), "b1": np.zeros(width, np.float32),
            "wp": layer(width, actions, 0.01), "bp": np.zeros(actions, np.float32),
            "wv": layer(width, 1, 0.1), "bv": np.zeros(1, np.float32),
        }  # fmt: skip
        self._first = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._second = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._steps = 0

    def forward(self, numbers: Any, masks: Any) -> tuple[Any, Any, tuple[Any, ...]]:
        """Probabilities of the choices, values, and what `backward` needs."""
        w = self.weights
        one = np.maximum(numbers @ w["w0"] + w["b0"], 0)
        two = np.maximum(one @ w["w1"] + w["b1"], 0)
        logits = np.where(masks, two @ w["wp"] + w["bp"], NEVER)
        logits -= logits.max(axis=1, keepdims=True)
        weights = np.exp(logits)
        return weights / weights.sum(axis=1, keepdims=True), (two @ w["wv"] + w["bv"])[:, 0], (numbers, one, two)

    def backward(self, kept: tuple[Any, ...], by_logits: Any, by_values: Any) -> dict[str, Any]:
        """The gradients, given the loss's slopes by the logits and by the values."""
        numbers, one, two = kept
        w = self.weights
        slope = by_values[:, None].astype(np.float32)
        found = {"wp": two.T @ by_logits, "bp": by_logits.sum(0), "wv": two.T @ slope, "bv": slope.sum(0)}
        back = (by_logits @ w["wp"].T + slope @ w["wv"].T) * (two > 0)
        found |= {"w1": one.T @ back, "b1": back.sum(0)}
        back = (back @ w["w1"].T) * (one > 0)
        return found | {"w0": numbers.T @ back, "b0": back.sum(0)}

    def adam(self, gradients: dict[str, Any], rate: float, longest: float = 0.5) -> None:
        """One step of Adam; a gradient longer than `longest` is shortened to it."""
        length = np.sqrt(sum(float((gradient**2).sum()) for gradient in gradients.values()))
        scale = min(1.0, longest / (length + 1e-8))
        self._steps += 1
        for name, found in gradients.items():
            gradient = found * scale
            self._first[name] = 0.9 * self._first[name] + 0.1 * gradient
            self._second[name] = 0.999 * self._second[name] + 0.001 * gradient**2
            mean = self._first[name] / (1 - 0.9**self._steps)
            spread = self._second[name] / (1 - 0.999**self._steps)
            self.weights[name] = self.weights[name] - rate * mean / (np.sqrt(spread) + 1e-8)

    def save(self, file: Path) -> None:
        """Writes the weights."""
        np.savez(file, **self.weights)

    @staticmethod
    def load(file: Path) -> Network:
        """The network whose weights these are."""
        with np.load(file) as kept:
            weights = dict(kept)
        network = Network(weights["w0"].shape[0], weights["wp"].shape[1], weights["w0"].shape[1])
        network.weights = weights
        return network
