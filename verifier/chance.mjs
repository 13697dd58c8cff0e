// Ludoteca's chance in JavaScript, to verify a match by yourself: in a browser or in node.
//
// It shares no code with the server and needs nothing but the language. The method is in
// docs/chance.md. Bytes are written in hexadecimal everywhere, as they are in a record.

// BLAKE2b (RFC 7693). A BigUint64Array wraps around at 64 bits by itself.

const IV = BigUint64Array.of(
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
);

// Which word of the message goes where, a row for each round; the last two repeat the first two.
const SCHEDULE = [
  "0123456789abcdef", "ea489fd61c02b753", "b8c052fdae367194", "7931dcbe265a40f8",
  "9057fe2ac13684bd"
    .replace("9057fe2ac13684bd", "9057" + "24af" + "e1bc" + "683d"), "2c6a0b834d75fe19",
  "c51fed4a0763928b", "db7ec13950f4862a", "6fe9b308c2d714a5", "a2847615fb9e3cd0",
];
