// SHA-256 agrees with node's own.

import { createHash } from "node:crypto";
import { expect, test } from "vitest";

import { pledgeOf } from "@/net/nonce";
import { sha256 } from "@/net/sha256";

const LENGTHS = [0, 1, 32, 55, 56, 63, 64, 65, 119, 120, 1000];

test.each(LENGTHS)("a message of %i bytes", (length) => {
  const message = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);
  expect(sha256(message)).toBe(createHash("sha256").update(message).digest("hex"));
});

test("a pledge is the hash of the nonce's bytes", () => {
  const nonce = "00ff".repeat(16);
  const expected = createHash("sha256").update(Buffer.from(nonce, "hex")).digest("hex");
  expect(pledgeOf(nonce)).toBe(expected);
});
