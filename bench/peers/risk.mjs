// Risk for boardgame.io's local client, on the classic map. The random policy describes the choices
// compactly and draws one of them.

import { measure, readArguments } from "./measure.mjs";
import { readBoard, riskOn } from "./risk_rules.mjs";

const SEATS = 3;
const ARMIES_AT_START = 35;

const { map, turns, ...run } = readArguments({
  map: { type: "string" },
  turns: { type: "string", default: "300" },
});
const board = readBoard(map);
const risk = riskOn(board, { seats: SEATS, armiesAtStart: ARMIES_AT_START, turns: Number(turns) });

/** A whole number from `low` to `high`, both included. */
const between = (low, high) => low + Math.floor(Math.random() * (high - low + 1));

const oneOf = (list) => list[between(0, list.length - 1)];

/** The current player's territories. */
function placements({ owner }, seat) {
  const own = [];
  for (let territory = 0; territory < board.size; territory += 1) {
    if (owner[territory] === seat) own.push(territory);
  }
  return own;
}

/** One row a source, with the targets it may attack; the dice are a range that follows from it. */
function attacks(G, seat) {
  const { owner, armies } = G;
  const rows = [];
  for (let source = 0; source < board.size; source += 1) {
    if (owner[source] !== seat || armies[source] < 2) continue;
    const targets = board.neighbours[source].filter((target) => owner[target] !== seat);
    if (targets.length > 0) rows.push({ source, targets });
  }
  return rows;
}

function playMove(moves, { G, ctx }) {
  const seat = Number(ctx.currentPlayer);
  if (G.phase === "attack") {
    const rows = attacks(G, seat);
    const row = between(0, rows.length); // the one after the last ends the turn
    if (row === rows.length) return moves.endTurn();
    const { source, targets } = rows[row];
    return moves.attack(source, oneOf(targets), between(1, Math.min(3, G.armies[source] - 1)));
  }
  if (G.phase === "conquest") {
    const { source, dice } = G.pending;
    return moves.moveIn(between(dice, G.armies[source] - 1));
  }
  return moves.place(oneOf(placements(G, seat)), between(1, G.pool));
}

measure({ game: risk, numPlayers: SEATS, playMove, ...run });
