"""E-mail addresses: reads the ones people type, and refuses those a mail cannot be sent to."""

from __future__ import annotations

import re
from email.errors import MessageError
from email.headerregistry import Address

from ludoteca.kernel import Rejected

LONGEST = 254
"""Characters of an address in SMTP (RFC 5321); 64 before the @, and 63 in a label of the domain."""
LOCAL = re.compile(r"(?=.{1,64}$)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
LABEL = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
DOMAIN = re.compile(rf"(?:{LABEL}\.)+(?=[a-z0-9-]*[a-z]){LABEL}")


def read_address(raw: str) -> str:
    """An address in the form it is stored and sent to: lower case, the domain in ASCII. Refused are
    quoted names, IP addresses and names outside ASCII, which few mail servers take."""
    local, _, domain = raw.strip().lower().rpartition("@")
    domain = _ascii_domain(domain)
    address = f"{local}@{domain}"
    if len(address) > LONGEST or not LOCAL.fullmatch(local) or not DOMAIN.fullmatch(domain):
        raise Rejected("bad_email")
    try:
        Address(addr_spec=address)
    except (MessageError, ValueError, IndexError):
        raise Rejected("bad_email") from None
    return address


def _ascii_domain(domain: str) -> str:
    """A domain in its ASCII form (`xn--`); refused if it does not stand for the same domain."""
    if domain.isascii():
        return domain
    try:
        encoded = domain.encode("idna")
        same = encoded.decode("idna") == domain
    except UnicodeError:
        same = False
    if not same:
        raise Rejected("bad_email")
    return encoded.decode("ascii")
