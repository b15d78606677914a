"""The Discord on loopback counts what is uploaded and keeps the attachments that edits name."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from tools.discord_stub.payloads import request_parts
from tools.discord_stub.server import DiscordStub

CHANNEL = 3001


@pytest.fixture
async def stub() -> AsyncIterator[DiscordStub]:
    stub = DiscordStub(channels=1)
    await stub.start()
    yield stub
    await stub.stop()


async def _send(stub: DiscordStub, method: str, path: str, payload: Any, *files: bytes) -> Any:
    form = aiohttp.FormData({"payload_json": json.dumps(payload)}, default_to_multipart=True)
    for number, file in enumerate(files):
        form.add_field(f"files[{number}]", file, filename=f"{number}.png")
    url = f"http://127.0.0.1:{stub.port}/api/v10/{path}"
    async with (
        aiohttp.ClientSession() as session,
        session.request(method, url, data=form) as response,
    ):
        return response.status, None if response.status == 204 else await response.json()


def _gallery(*names: str) -> list[Any]:
    urls = [f"attachment://{name}" for name in names]
    return [{"type": 12, "items": [{"media": {"url": url}} for url in urls]}]


def test_multipart_requests_are_read() -> None:
    body = (
        b'--x\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{"a": 1}\r\n'
        b'--x\r\nContent-Disposition: form-data; name="files[0]"; filename="a.png"\r\n\r\n'
        b"\x89PNG\r\n\r\n1\r\n--x--\r\n"
    )
    payload, files = request_parts("multipart/form-data; boundary=x", body)
    assert (payload, files) == ({"a": 1}, [b"\x89PNG\r\n\r\n1"])


async def test_edits_keep_the_attachments_that_they_name(stub: DiscordStub) -> None:
    described = [{"id": 0, "filename": "a.png"}, {"id": 1, "filename": "b.png"}]
    payload = {"attachments": described, "components": _gallery("a.png", "b.png")}
    path = f"channels/{CHANNEL}/messages"
    _, posted = await _send(stub, "POST", path, payload, b"12345", b"678")
    assert stub.uploaded == 8
    first, second = posted["attachments"]
    assert posted["components"][0]["items"][1]["media"]["url"] == second["url"]

    payload = {
        "attachments": [{"id": second["id"]}, {"id": 0, "filename": "a.png"}],
        "components": _gallery("a.png", "b.png"),
    }
    _, edited = await _send(stub, "PATCH", f"{path}/{posted['id']}", payload, b"90")
    assert [one["filename"] for one in edited["attachments"]] == ["b.png", "a.png"]
    assert edited["attachments"][0] == second
    assert edited["attachments"][1]["id"] != first["id"]
    assert stub.uploaded == 10


async def test_messages_that_are_gone_are_unknown(stub: DiscordStub) -> None:
    _, posted = await _send(stub, "POST", f"channels/{CHANNEL}/messages", {"content": "hi"})
    path = f"channels/{CHANNEL}/messages/{posted['id']}"
    assert (await _send(stub, "DELETE", path, {}))[0] == 204
    status, error = await _send(stub, "PATCH", path, {"content": "again"})
    assert (status, error["code"]) == (404, 10008)
