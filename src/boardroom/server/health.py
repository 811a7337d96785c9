"""Is the server alive, is it ready, and what does it count?"""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse

from boardroom.server import metrics, wire
from boardroom.server.errors import Refusal, database_away
from boardroom.server.identity import TheTables
from boardroom.server.routes import Responses, errors, plain_errors
from boardroom.server.settings import is_within
from boardroom.version import __version__

router = APIRouter(tags=["health"])

COUNTS: Responses = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "Prometheus' text format"}
}


@router.get("/api/health/live", responses=errors())
async def live() -> wire.Health:
    """The process answers."""
    return wire.Health(status="alive", version=__version__)


@router.get("/api/health/ready", responses=errors())
async def ready(tables: TheTables) -> wire.Health:
    """The database answers too."""
    try:
        await tables.store.ping()
    except Exception:
        raise database_away() from None
    return wire.Health(status="ready", version=__version__)


@router.get("/metrics", response_class=PlainTextResponse, responses={**COUNTS, **plain_errors(403)})
async def counts(request: Request, tables: TheTables) -> PlainTextResponse:
    """Numbers for Prometheus; only for the addresses that may ask, and never through a proxy that nobody named."""
    if request.scope["through_a_stranger"]:
        raise Refusal(
            "not-allowed", "metrics are not told through a proxy that this server does not know (see --proxy)"
        )
    if not is_within(request.client.host if request.client else "", tables.settings.metrics_from):
        raise Refusal("not-allowed", "metrics are not for this address (see --metrics-from)")
    return PlainTextResponse(metrics.exposition())
