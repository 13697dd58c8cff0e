// This browser's contribution to the seed: pledged before the start, revealed at the start.

import { sha256 } from "./sha256";

const BYTES = 32;

/** A nonce for the match behind this commitment: always the same one, also after a reload. */
export function nonceFor(table: string, commitment: string): string {
  const key = keyOf(table);
  const kept = JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, string>;
  if (kept[commitment]) return kept[commitment];
  const nonce = hex(crypto.getRandomValues(new Uint8Array(BYTES)));
  localStorage.setItem(key, JSON.stringify({ ...lastFew(kept), [commitment]: nonce }));
  return nonce;
}

/** The nonce that was pledged, if it was by this browser. */
export function pledgedNonce(table: string, commitment: string): string {
  const kept = JSON.parse(localStorage.getItem(keyOf(table)) ?? "{}") as Record<string, string>;
  return kept[commitment] ?? "";
}

export function pledgeOf(nonce: string): string {
  const bytes = nonce.match(/../g)?.map((pair) => parseInt(pair, 16)) ?? [];
  return sha256(Uint8Array.from(bytes));
}

function keyOf(table: string): string {
  return `ludoteca.nonce.${table}`;
}

function lastFew(kept: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(kept).slice(-9));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
