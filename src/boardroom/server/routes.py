"""What all routes share: the errors they can answer with."""

from __future__ import annotations

from typing import Any

from boardroom.server.wire import ErrorAnswer

MEANINGS = {
    400: "Something in the request cannot be",
    401: "Nobody is known by this token",
    403: "Not allowed to this person",
    404: "No such thing",
    409: "Not now",
    413: "Too large",
    422: "The request cannot be read",
    429: "Too many; `Retry-After` says when to try again",
    503: "Starting or stopping",
}

Responses = dict[int | str, dict[str, Any]]


def plain_errors(*statuses: int) -> Responses:
    """The errors of a route that otherwise answers with plain text."""
    content = {"application/json": {"schema": {"$ref": "#/components/schemas/ErrorAnswer"}}}
    return {
        status: {"content": content, "description": said["description"]} for status, said in errors(*statuses).items()
    }


def errors(*statuses: int) -> Responses:
    """The errors of a route, for the OpenAPI; these five can happen everywhere."""
    return {
        status: {"model": ErrorAnswer, "description": MEANINGS[status]}
        for status in sorted({*statuses, 400, 413, 422, 429, 503})
    }
