// Ludoteca's chance in JavaScript, to verify a match independently, in a browser or in node.
//
// Shares no code with the server and has no dependencies. The method is described in
// docs/chance.md. Bytes are hexadecimal text everywhere, as in a record.

/** The record does not keep its promise; `code` says which. */
export class Broken extends Error {
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/** The draws: a stream of bytes from a seed, readable from any position. */
export class Chance {
  #key;
  #block;
  #index = -1;

  constructor(seed, position = 0) {
    this.#key = fromHex(seed);
    this.position = position;
  }

  byte() {
    const index = Math.floor(this.position / 64);
    if (index !== this.#index) {
      this.#block = blake2b(bigEndian(index, 8), 64, this.#key);
      this.#index = index;
    }
    return this.#block[this.position++ % 64];
  }

  /** A number from 0 to n - 1; a BigInt if n is one. */
  below(n) {
    const among = BigInt(n);
    if (among <= 0n) throw new RangeError(`nothing to draw from: below(${n})`);
    let width = 0;
    let span = 1n;
    for (; span < among; span <<= 8n) width++;
    const limit = span - (span % among);
    for (;;) {
      let value = 0n;
      for (let i = 0; i < width; i++) value = (value << 8n) | BigInt(this.byte());
      if (value < limit) return typeof n === "bigint" ? value % among : Number(value % among);
    }
  }

  between(low, high) {
    return low + this.below(high - low + 1);
  }

  die(sides = 6) {
    return 1 + this.below(sides);
  }

  dice(count, sides = 6) {
    return Array.from({ length: count }, () => this.die(sides));
  }

  choice(items) {
    return items[this.below(items.length)];
  }

  weighted(weights) {
    let ticket = this.below(weights.reduce((sum, weight) => sum + weight, 0));
    return weights.findIndex((weight) => (ticket -= weight) < 0);
  }

  shuffle(items) {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [items[i], items[j]] = [items[j], items[i]];
    }
  }

  sample(items, count) {
    const rest = [...items];
    this.shuffle(rest);
    return rest.slice(0, count);
  }
}

/** The commitment the server shows before anybody sits down. */
export function commitment(secret) {
  return digest("ludoteca/commitment/1", [secret]);
}

/** The seed made of a secret and all nonces. */
export function seedOf(secret, nonces) {
  return digest("ludoteca/seed/1", [secret, ...nonces]);
}

/** The seed of a simulation started with a number. */
export function seedOfNumber(number) {
  return toHex(blake2b(ascii(`ludoteca/number/1${number}`), 32));
}

/** Check that the seed follows from secret and nonces, and that yours are among them. */
export function verifySeed(record, { commitment: promised = "", nonce = "" } = {}) {
  if (typeof record.seed !== "string") throw new Broken("bad_record");
  if (record.seed === "") throw new Broken("sealed_record");
  if (record.chance === "scripted") throw new Broken("scripted_chance");
  if (record.fair == null) throw new Broken("no_fair_seed");
  const { secret, nonces } = record.fair;
  if (!Array.isArray(nonces) || fromHex(secret).length !== 32) throw new Broken("bad_record");
  const proof = { commitment: commitment(secret), seed: seedOf(secret, nonces) };
  if (proof.seed !== record.seed) throw new Broken("broken_seed");
  if (promised && proof.commitment !== promised) throw new Broken("broken_commitment");
  if (nonce && !nonces.includes(nonce)) throw new Broken("missing_nonce");
  return proof;
}

function digest(purpose, parts) {
  const all = [ascii(purpose), ...parts.map(fromHex)];
  return toHex(blake2b(all.flatMap((part) => [...bigEndian(part.length, 4), ...part]), 32));
}

function ascii(text) {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function bigEndian(number, size) {
  const bytes = new Uint8Array(size);
  for (let i = size - 1; i >= 0; i--, number = Math.floor(number / 256)) bytes[i] = number % 256;
  return bytes;
}

function fromHex(text) {
  if (typeof text !== "string" || !/^([0-9a-f]{2})*$/.test(text)) {
    throw new Broken("bad_record");
  }
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function toHex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// BLAKE2b, RFC 7693. Words are in BigUint64Arrays, which wrap around at 64 bits.

const START = BigUint64Array.of(
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
);

const digits = (text) => Array.from(text, (digit) => parseInt(digit, 16));

// Each round takes the words of the message in the order of its row; rounds 11 and 12 repeat 1 and 2.
const ORDERS = [
  "0123456789abcdef", "ea489fd61c02b753", "b8c052fdae367194", "7931dcbe265a40f8",
  "905724afe1bc683d", "2c6a0b834d75fe19", "c51fed4a0763928b", "db7ec13950f4862a",
  "6fe9b308c2d714a5", "a2847615fb9e3cd0",
].map(digits);

// The columns of the 4 × 4 state, then its diagonals.
const LINES = ["048c", "159d", "26ae", "37bf", "05af", "16bc", "278d", "349e"].map(digits);

/** The hash of `message` in `size` bytes, under a key if there is one. */
export function blake2b(message, size, key = []) {
  const length = (key.length ? 128 : 0) + message.length;
  const padded = new Uint8Array(Math.max(128, Math.ceil(length / 128) * 128));
  padded.set(key);
  padded.set(message, key.length ? 128 : 0);
  const state = START.slice();
  state[0] ^= 0x01010000n ^ BigInt((key.length << 8) | size);
  for (let end = 128; end <= padded.length; end += 128) {
    const words = new DataView(padded.buffer, end - 128, 128);
    compress(state, words, BigInt(Math.min(end, length)), end === padded.length);
  }
  const bytes = new DataView(new ArrayBuffer(64));
  state.forEach((word, i) => bytes.setBigUint64(8 * i, word, true));
  return new Uint8Array(bytes.buffer, 0, size);
}

function compress(state, words, counted, isLast) {
  const v = BigUint64Array.of(...state, ...START);
  v[12] ^= counted;
  if (isLast) v[14] = ~v[14];
  for (let round = 0; round < 12; round++) {
    const order = ORDERS[round % 10];
    LINES.forEach((line, i) => {
      const [x, y] = [order[2 * i], order[2 * i + 1]].map((at) => words.getBigUint64(8 * at, true));
      mix(v, line, x, y);
    });
  }
  for (let i = 0; i < 8; i++) state[i] ^= v[i] ^ v[i + 8];
}

function mix(v, [a, b, c, d], x, y) {
  v[a] += v[b] + x;
  v[d] = rotated(v[d] ^ v[a], 32n);
  v[c] += v[d];
  v[b] = rotated(v[b] ^ v[c], 24n);
  v[a] += v[b] + y;
  v[d] = rotated(v[d] ^ v[a], 16n);
  v[c] += v[d];
  v[b] = rotated(v[b] ^ v[c], 63n);
}

function rotated(word, bits) {
  return (word >> bits) | (word << (64n - bits)); // storing cuts off the bits above 64
}
