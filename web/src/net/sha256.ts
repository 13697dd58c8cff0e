// SHA-256 (FIPS 180-4) in hexadecimal. Browsers offer theirs on secure pages only, which a server
// in a home network is not.

const PRIMES = primes(64);
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const KEYS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

export function sha256(message: Uint8Array): string {
  const state = Uint32Array.from(START);
  const padded = pad(message);
  for (let at = 0; at < padded.byteLength; at += 64) {
    mix(state, new DataView(padded.buffer, at, 64));
  }
  return Array.from(state, (word) => word.toString(16).padStart(8, "0")).join("");
}

function pad(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  new DataView(padded.buffer).setUint32(padded.length - 4, message.length * 8);
  return padded;
}

function mix(state: Uint32Array, block: DataView): void {
  const w = new Uint32Array(64);
  for (let i = 0; i < 64; i++) {
    if (i < 16) {
      w[i] = block.getUint32(4 * i);
      continue;
    }
    const [early, late] = [w[i - 15]!, w[i - 2]!];
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    w[i] = w[i - 16]! + low + w[i - 7]! + high;
  }
  const v = Uint32Array.from(state);
  for (let i = 0; i < 64; i++) turn(v, KEYS[i]! + w[i]!);
  for (let i = 0; i < 8; i++) state[i] = state[i]! + v[i]!;
}

function turn(v: Uint32Array, added: number): void {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = v;
  const big1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
  const big0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
  const first = h + big1 + ((e & f) ^ (~e & g)) + added;
  const second = big0 + ((a & b) ^ (a & c) ^ (b & c));
  v.set([first + second, a, b, c, d + first, e, f, g].map((word) => word >>> 0));
}

function turned(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function fraction(root: number): number {
  return Math.floor((root % 1) * 2 ** 32);
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p)) found.push(n);
  return found;
}
