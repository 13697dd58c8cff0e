// The command line of the JavaScript verifier; `verify.py` does and prints the same in Python.
//
//     node verifier/check.mjs docs/vectors/chance.json
//     node verifier/check.mjs record.json --commitment HEX --nonce HEX --dice 20

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";

import { Broken, Chance, commitment, seedOf, seedOfNumber, verifySeed } from "./chance.mjs";

const USAGE = "node check.mjs FILE [--commitment HEX] [--nonce HEX] [--dice N] [--position N]";

const range = (size) => Array.from({ length: size }, (_, i) => i);
const shuffled = (chance, size) => chance.sample(range(size), size);

/** By kind of vector: computes the results from its arguments. */
const FINDERS = {
  numbers: (v) => ({ seed: seedOfNumber(v.number) }),
  streams: (v, chance) => ({ bytes: hexBytes(chance, v.bytes.length / 2) }),
  below: (v, chance) => drawn(chance, v.values.map(() => chance.below(BigInt(v.n)))),
  dice: (v, chance) => drawn(chance, chance.dice(v.count, v.sides)),
  shuffles: (v, chance) => drawn(chance, shuffled(chance, v.size)),
  samples: (v, chance) => drawn(chance, chance.sample(range(v.size), v.count)),
  weighted: (v, chance) => drawn(chance, v.values.map(() => chance.weighted(v.weights))),
  fair: (v) => ({ commitment: commitment(v.secret), seed: seedOf(v.secret, v.nonces) }),
};

function hexBytes(chance, count) {
  return range(count).map(() => chance.byte().toString(16).padStart(2, "0")).join("");
}

function drawn(chance, values) {
  return { values, then: chance.position };
}

function isFound(kind, vector) {
  const found = FINDERS[kind](vector, new Chance(vector.seed, vector.position));
  return Object.keys(found).every((name) => String(found[name]) === String(vector[name]));
}

function checkVectors(content) {
  const groups = Object.entries(content).filter(([, group]) => Array.isArray(group));
  const wrong = groups.flatMap(([kind, group]) =>
    group.flatMap((vector, i) => (isFound(kind, vector) ? [] : [`${kind}[${i}]`])),
  );
  say("vectors", groups.reduce((sum, [, group]) => sum + group.length, 0));
  say("wrong", wrong.join(" ") || "none");
  return wrong.length ? 1 : 0;
}

function checkRecord(record, given) {
  const proof = verifySeed(record, given);
  say("commitment", proof.commitment);
  say("seed", proof.seed);
  const dice = new Chance(proof.seed, Number(given.position)).dice(Number(given.dice));
  if (dice.length) say("dice", dice.join(" "));
  return 0;
}

function read(file) {
  let content;
  try {
    content = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Broken(error instanceof SyntaxError ? "bad_record" : "no_such_file");
  }
  if (content === null || typeof content !== "object") throw new Broken("bad_record");
  return content;
}

function check(file, given) {
  try {
    const content = read(file);
    return "streams" in content ? checkVectors(content) : checkRecord(content, given);
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    say("broken", error.code);
    return 1;
  }
}

function say(name, value) {
  console.log(`${name.padEnd(12)}${value}`);
}

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    commitment: { type: "string", default: "" },
    nonce: { type: "string", default: "" },
    dice: { type: "string", default: "0" },
    position: { type: "string", default: "0" },
  },
});
if (positionals.length !== 1) {
  console.error(USAGE);
  process.exit(2);
}
process.exit(check(positionals[0], given));
