// Risk on boardgame.io's server, with its storage in memory.

import { createRequire } from "node:module";
import { parseArgs } from "node:util";

import { readBoard, riskOn } from "./risk_rules.mjs";

// boardgame.io ships folders without an exports map, which only `require` resolves.
const { Server } = createRequire(import.meta.url)("boardgame.io/server");

const ARMIES_AT_START = 30; // where four play
const NEVER = 1_000_000;

const { values } = parseArgs({
  options: { map: { type: "string" }, seats: { type: "string" }, port: { type: "string" } },
});
const risk = riskOn(readBoard(values.map), {
  seats: Number(values.seats),
  armiesAtStart: ARMIES_AT_START,
  turns: NEVER,
  allAtOnce: true,
});

Server({ games: [risk], origins: [] }).run(Number(values.port));
