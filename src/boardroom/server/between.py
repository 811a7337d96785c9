"""Between people over HTTP: blocking somebody, undoing it, and telling the operator."""

from __future__ import annotations

from fastapi import APIRouter

from boardroom.server import blocking, reporting, wire
from boardroom.server.identity import Known, Oneself, TheTables
from boardroom.server.lobby import visible
from boardroom.server.routes import errors

router = APIRouter(prefix="/api", tags=["people"])


@router.post("/tables/{table}/block", status_code=204, responses=errors(401, 403, 404, 409))
async def block(table: str, wish: wire.Whom, person: Oneself, tables: TheTables) -> None:
    """You hear nothing any more of somebody at this table, on any table; they do not sit down where you are the host, and
    you are asked before you sit down with them.
    """
    kept = await visible(table, person, tables)
    other, name = await blocking.whom(tables, kept, person, wish.seat, wish.saying)
    await blocking.block(tables, person, other, name)


@router.get("/me/blocks", responses=errors(401))
async def list_blocks(person: Oneself, tables: TheTables) -> wire.BlockList:
    """Whom you have blocked, the latest first."""
    found = await blocking.blocks_of(tables.store, person.id)
    return wire.BlockList(blocks=[wire.BlockInfo(**one.__dict__) for one in found])


@router.delete("/me/blocks/{block}", status_code=204, responses=errors(401, 409))
async def unblock(block: str, person: Oneself, tables: TheTables) -> None:
    """Takes somebody from that list."""
    await blocking.unblock(tables, person, block[:40])


@router.post("/tables/{table}/report", status_code=204, responses=errors(401, 403, 404, 409))
async def report(table: str, wish: wire.Report, person: Known, tables: TheTables) -> None:
    """Tells the operator of somebody at this table. What was said there last goes with it."""
    kept = await visible(table, person, tables)
    about = await blocking.whom(tables, kept, person, wish.seat, wish.saying)
    tables.limits.check("report", person.id)
    await reporting.report(tables.store, kept, person, about, wish.reason, wish.words)
