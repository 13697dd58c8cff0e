"""Addresses of push services, which come from strangers."""

from __future__ import annotations

import asyncio
from ipaddress import ip_address

import pytest

from ludoteca.kernel import Rejected
from ludoteca.server.push.addresses import (
    PushService,
    Refused,
    check_keys,
    is_allowed,
    read_endpoint,
    resolve,
)

POINT = "B" + "A" * 86
SECRET = "A" * 22


@pytest.mark.parametrize(
    ("url", "origin", "target"),
    [
        ("https://push.example.org/x?y=1", "https://push.example.org", "/x?y=1"),
        ("https://push.example.org:443", "https://push.example.org", "/"),
        ("https://93.184.215.14/x", "https://93.184.215.14", "/x"),
        ("https://[2606:4700::1]/x", "https://[2606:4700::1]", "/x"),
    ],
)
def test_https_addresses_are_taken(url: str, origin: str, target: str) -> None:
    service = read_endpoint(url, loopback=False)
    assert (service.origin, service.target) == (origin, target)


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example.org/x",
        "ftp://push.example.org/x",
        "https://push.example.org:8443/x",
        "https://ana:secret@push.example.org/x",
        "https://push.example.org/x y",
        "https://push.example.org/x\r\nHost: y",
        "https://push.example.org/ñ",
        "https://ñ.example.org/x",
        "https://exa mple.org/x",
        "https://push.example.org:99999/x",
        "https:///x",
        "https://[::1/x",
        "http://localhost:9000/x",
        "https://push.example.org/" + "x" * 2048,
        "",
    ],
)
def test_other_addresses_are_refused(url: str) -> None:
    with pytest.raises(Rejected) as refused:
        read_endpoint(url, loopback=False)
    assert refused.value.code == "bad_subscription"


def test_only_tests_push_to_this_machine() -> None:
    assert read_endpoint("http://localhost:9000/x", loopback=True).port == 9000
    with pytest.raises(Rejected):
        read_endpoint("http://push.example.org/x", loopback=True)


@pytest.mark.parametrize(
    ("address", "allowed"),
    [
        ("93.184.215.14", True),
        ("2606:4700::1", True),
        ("127.0.0.1", False),
        ("0.0.0.0", False),
        ("10.1.2.3", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("100.64.0.1", False),
        ("169.254.169.254", False),
        ("192.0.2.1", False),
        ("224.0.0.1", False),
        ("240.0.0.1", False),
        ("255.255.255.255", False),
        ("::", False),
        ("::1", False),
        ("fe80::1", False),
        ("fc00::1", False),
        ("ff02::1", False),
        ("2001:db8::1", False),
        ("::ffff:127.0.0.1", False),
        ("::ffff:10.0.0.1", False),
        ("::ffff:93.184.215.14", True),
        ("2002:7f00:1::1", False),
        ("2001:0:4136:e378:8000:63bf:3fff:fdd2", False),
        ("64:ff9b::7f00:1", False),
        ("64:ff9b::5db8:d70e", True),
    ],
)
def test_only_public_addresses_are_allowed(address: str, allowed: bool) -> None:
    assert is_allowed(ip_address(address)) is allowed


def test_a_name_of_this_machine_is_refused_after_resolving() -> None:
    service = PushService("https", "localhost", 443, "/")
    with pytest.raises(Refused):
        asyncio.run(resolve(service, loopback=False))
    assert ip_address(asyncio.run(resolve(service, loopback=True))).is_loopback


@pytest.mark.parametrize(
    ("point", "secret"),
    [("", SECRET), (POINT, ""), ("C" + POINT[1:], SECRET), (POINT + "AAAA", SECRET),
     (POINT, SECRET + "AA"), ("ñ" * 87, SECRET), (POINT, "A")],
)  # fmt: skip
def test_keys_of_another_form_are_refused(point: str, secret: str) -> None:
    check_keys(POINT, SECRET)
    with pytest.raises(Rejected):
        check_keys(point, secret)
