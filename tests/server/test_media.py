"""Pictures and sounds that people bring: what is kept of them, what is refused, how it is sent."""

from __future__ import annotations

import asyncio
import base64
import io
import struct
import zlib
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx
import pytest
from PIL import Image

from ludoteca.kernel import Rejected
from ludoteca.server.media.reading import read_medium
from tests.media_files import MP3_FRAME, id3, mp3, opus, picture
from tests.server.live_server import Person, RunningServer, run, serving

SECRET = b"Calle Mayor 7, third floor"
SVG = b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'


def png_of(width: int, height: int) -> bytes:
    """A PNG whose head claims any size, with little in it."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        check = struct.pack(">I", zlib.crc32(kind + data))
        return struct.pack(">I", len(data)) + kind + data + check

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    rows = zlib.compress(bytes(1_000_000), 9)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


KEPT = {
    "PNG": (picture("PNG"), "image/png", (640, 400)),
    "JPEG": (picture("JPEG"), "image/jpeg", (640, 400)),
    "WebP": (picture("WEBP"), "image/webp", (640, 400)),
    "large": (picture("JPEG", (4_000, 2_000)), "image/jpeg", (1_600, 800)),
}


@pytest.mark.parametrize("name", KEPT)
def test_pictures_are_kept_in_their_own_format(name: str) -> None:
    data, kind, size = KEPT[name]
    medium = read_medium(data)
    assert (medium.kind, medium.type, (medium.width, medium.height)) == ("picture", kind, size)
    assert Image.open(io.BytesIO(medium.content)).size == size
    assert read_medium(data).digest == medium.digest


def test_pictures_lose_their_metadata_and_stand_upright() -> None:
    camera = Image.Exif()
    camera[0x0112] = 6  # the camera was held on its side
    camera[0x010E] = SECRET.decode()
    for kind in ("JPEG", "PNG", "WEBP"):
        data = picture(kind, exif=camera)
        assert SECRET in data
        medium = read_medium(data)
        assert (medium.width, medium.height) == (400, 640)
        assert SECRET not in medium.content
        assert not Image.open(io.BytesIO(medium.content)).getexif()
    commented = picture("JPEG", comment=SECRET) + SECRET
    assert SECRET not in read_medium(commented).content


def test_transparency_is_kept() -> None:
    file = io.BytesIO()
    Image.new("RGBA", (20, 20), (200, 0, 0, 100)).save(file, "PNG")
    kept = Image.open(io.BytesIO(read_medium(file.getvalue()).content))
    assert kept.getpixel((3, 3)) == (200, 0, 0, 100)


def test_sounds_lose_their_tags() -> None:
    tagged = mp3(3, before=id3(SECRET), after=b"TAG" + SECRET.ljust(125, b"\0"))
    kept = read_medium(tagged)
    assert (kept.type, kept.content) == ("audio/mpeg", mp3(3))
    assert 2_900 < kept.duration < 3_100
    commented = read_medium(opus(3, SECRET))
    assert (commented.type, commented.duration) == ("audio/ogg", 3_000)
    assert SECRET not in commented.content
    assert read_medium(commented.content).content == commented.content


REFUSED = {
    "text": (b"hello", "not_a_medium"),
    "empty": (b"", "not_a_medium"),
    "SVG renamed to PNG": (SVG, "not_a_medium"),
    "SVG after the head of a PNG": (b"\x89PNG\r\n\x1a\n" + SVG, "broken_medium"),
    "GIF": (b"GIF89a" + bytes(20), "not_a_medium"),
    "cut off PNG": (picture("PNG")[:1_500], "broken_medium"),
    "cut off JPEG": (picture("JPEG")[:3_000], "broken_medium"),
    "cut off WebP": (picture("WEBP")[:800], "broken_medium"),
    "huge dimensions": (png_of(60_000, 60_000), "huge_picture"),
    "long and thin": (png_of(100_000, 1), "huge_picture"),
    "bomb": (png_of(8_000, 8_000), "huge_picture"),
    "rows missing": (png_of(2_000, 2_000), "broken_medium"),
    "too large": (bytes(1_048_577), "large_medium"),
    "30 seconds of MP3": (mp3(30), "long_sound"),
    "30 seconds of Ogg": (opus(30), "long_sound"),
    "cut off MP3": (mp3(2)[:-100], "broken_medium"),
    "MP3 with text inside": (mp3(1) + b"text" + mp3(1), "broken_medium"),
    "one frame of MP3": (MP3_FRAME, "broken_medium"),
    "tag longer than the file": (id3(bytes(100))[:40], "broken_medium"),
    "cut off Ogg": (opus(2)[:-40], "broken_medium"),
    "Ogg with a wrong checksum": (
        opus(2).replace(b"\xfc\xff\xfe", b"\xfc\xff\xfd"),
        "broken_medium",
    ),
    "Ogg without sound": (opus(2)[:47], "broken_medium"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_other_files_are_refused(name: str) -> None:
    data, code = REFUSED[name]
    with pytest.raises(Rejected) as refusal:
        read_medium(data)
    assert refusal.value.code == code


def test_damaged_files_are_kept_or_refused_but_never_fail() -> None:
    for data in (picture("PNG", (40, 30)), picture("JPEG", (40, 30)), mp3(0.2), opus(0.2)):
        for at in range(0, len(data), max(1, len(data) // 120)):
            damaged = data[:at] + bytes([data[at] ^ 0xFF]) + data[at + 1 :]
            with suppress(Rejected):  # any other exception fails
                assert read_medium(damaged).content


class House:
    """A server that the tests below share, with two people."""

    def __init__(self, runner: asyncio.Runner, server: RunningServer) -> None:
        self.runner = runner
        self.server = server
        self.ana = runner.run(server.person("Ana"))
        self.ben = runner.run(server.person("Ben"))

    def ask(self, who: Person, how: str, path: str, status: int = 200, **given: Any) -> Any:
        answer = self.runner.run(who.http.request(how, path, **given))
        assert answer.status_code == status, answer.text
        return answer

    def send(self, data: bytes, status: int = 200) -> Any:
        body = {"data": base64.b64encode(data).decode()}
        return self.ask(self.ana, "POST", "/api/media", status, json=body).json()


@pytest.fixture(scope="module")
def media_house() -> Iterator[House]:
    with asyncio.Runner() as runner:
        serve = serving()
        yield House(runner, runner.run(serve.__aenter__()))
        runner.run(serve.__aexit__(None, None, None))


def address_of(kept: dict[str, Any]) -> str:
    return "/api/media/" + str(kept["reference"]).removeprefix("sha256:")


def test_a_picture_is_sent_as_what_it_is(media_house: House) -> None:
    kept = media_house.send(picture("PNG"))
    assert media_house.send(picture("PNG")) == kept
    answer: httpx.Response = media_house.ask(media_house.ben, "GET", address_of(kept))
    assert answer.headers["content-type"] == "image/png"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers.get_list("content-security-policy") == ["default-src 'none'; sandbox"]
    assert len(answer.content) == kept["bytes"]


PARTS = {
    "bytes=0-1": (0, 2),
    "bytes=10-": (10, None),
    "bytes=-5": (-5, None),
    "bytes=3-999999999": (3, None),
}


def test_a_sound_is_sent_in_parts(media_house: House) -> None:
    """Some browsers play no sound that they cannot ask for in parts."""
    kept = media_house.send(mp3(1))
    whole = media_house.ask(media_house.ben, "GET", address_of(kept)).content
    for asked, (start, end) in PARTS.items():
        headers = {"range": asked}
        answer = media_house.ask(media_house.ben, "GET", address_of(kept), 206, headers=headers)
        assert answer.content == whole[start:end]
        assert answer.headers["content-range"].endswith(f"/{len(whole)}")
    for asked in ("bytes=5-2", "bytes=999999999-", "lines=1-2", "bytes=-", "bytes=-0"):
        answer = media_house.ask(media_house.ben, "GET", address_of(kept), headers={"range": asked})
        assert answer.content == whole


def test_a_refused_file_is_told_in_a_sentence(media_house: House) -> None:
    assert media_house.send(SVG, 400)["text"].startswith("This is neither a picture")
    assert media_house.send(mp3(30), 400)["text"] == "A sound lasts at most 20 seconds."
    for gone in ("0" * 64, "nothing", "../../etc"):
        media_house.ask(media_house.ben, "GET", f"/api/media/{gone}", 404)


def test_strangers_send_no_files() -> None:
    async def scenario() -> None:
        async with serving() as server:
            stranger = Person(server.url)
            body = {"data": base64.b64encode(picture()).decode()}
            answer = await stranger.http.post("/api/media", json=body)
            assert answer.json()["code"] == "no_session"
            await stranger.http.aclose()

    run(scenario())


def test_people_and_addresses_have_quotas() -> None:
    async def scenario() -> None:
        async with serving(media_per_session=1, media_per_hour=3.0) as server:
            people = [await server.person(name) for name in ("Ana", "Ana", "Ben", "Cleo", "Dina")]
            people[1] = people[0]
            codes = []
            for number, person in enumerate(people):
                content = picture("PNG", (60 + number, 40))
                body = {"data": base64.b64encode(content).decode()}
                answer = await person.http.post("/api/media", json=body)
                codes.append(answer.json().get("code", "kept"))
            assert codes == ["kept", "too_many_media", "kept", "kept", "too_fast"]
        async with serving(media_per_address=1) as server:
            ana, ben = await server.person("Ana"), await server.person("Ben")
            await ana.http.post("/api/media", json=body)
            answer = await ben.http.post("/api/media", json=body)
            assert answer.json()["code"] == "too_many_media"

    run(scenario())
