// A Risk-shaped game for boardgame.io on the classic map: deal, place, attack, move in. No cards,
// no fortification. The random policy describes the choices compactly and draws one of them.

import { readFileSync } from "node:fs";

import { INVALID_MOVE, measure, readArguments } from "./measure.mjs";

const SEATS = 3;
const ARMIES_AT_START = 35;

const { map, turns, ...run } = readArguments({
  map: { type: "string" },
  turns: { type: "string", default: "300" },
});
const board = readBoard(map);
const armiesToPlace = SEATS * ARMIES_AT_START - board.size; // one a turn, while setting up
const lastTurn = armiesToPlace + Number(turns);

/** The map as indices: each territory's neighbours, each continent's territories and bonus. */
function readBoard(path) {
  const { territories, continents, borders } = JSON.parse(readFileSync(path, "utf8"));
  const index = new Map(territories.map(({ id }, i) => [id, i]));
  const neighbours = territories.map(() => []);
  for (const [one, other] of borders) {
    neighbours[index.get(one)].push(index.get(other));
    neighbours[index.get(other)].push(index.get(one));
  }
  return {
    size: territories.length,
    neighbours,
    continents: continents.map(({ territories: ids, bonus }) => ({
      members: ids.map((id) => index.get(id)),
      bonus,
    })),
  };
}

/** A third of the territories, at least three, and the bonus of every continent held. */
function reinforcementsFor(seat, owner) {
  let held = 0;
  for (const holder of owner) if (holder === seat) held += 1;
  let armies = Math.max(3, Math.floor(held / 3));
  for (const { members, bonus } of board.continents) {
    if (members.every((territory) => owner[territory] === seat)) armies += bonus;
  }
  return armies;
}

/** How many armies the attacker loses, of as many as there are pairs of dice. */
function lossesOf(attack, defence) {
  attack.sort((a, b) => b - a);
  defence.sort((a, b) => b - a);
  let losses = 0;
  for (let pair = 0; pair < Math.min(attack.length, defence.length); pair += 1) {
    if (attack[pair] <= defence[pair]) losses += 1;
  }
  return losses;
}

const risk = {
  name: "risk",
  disableUndo: true, // its undo stack is not what is compared

  setup: ({ random }) => {
    const deal = random.Shuffle([...Array(board.size).keys()]);
    const owner = Array(board.size);
    deal.forEach((territory, i) => (owner[territory] = i % SEATS));
    return {
      phase: "setup",
      owner,
      armies: Array(board.size).fill(1),
      pool: 0, // armies the current player has still to place
      unplaced: armiesToPlace, // of all players, while setting up
      pending: null, // the attack whose conquest waits for its armies
    };
  },

  turn: {
    onBegin: ({ G, ctx }) => {
      if (G.unplaced > 0) {
        G.pool = 1;
      } else {
        G.phase = "reinforce";
        G.pool = reinforcementsFor(Number(ctx.currentPlayer), G.owner);
      }
    },
    order: {
      first: () => 0,
      next: ({ G, ctx }) => {
        let next = (ctx.playOrderPos + 1) % SEATS;
        while (!G.owner.includes(next)) next = (next + 1) % SEATS;
        return next;
      },
    },
  },

  moves: {
    place: ({ G, ctx, events }, territory, count) => {
      if (G.phase !== "setup" && G.phase !== "reinforce") return INVALID_MOVE;
      if (G.owner[territory] !== Number(ctx.currentPlayer)) return INVALID_MOVE;
      if (!(count >= 1 && count <= G.pool)) return INVALID_MOVE;
      G.armies[territory] += count;
      G.pool -= count;
      if (G.phase === "setup") {
        G.unplaced -= count;
        events.endTurn();
      } else if (G.pool === 0) {
        G.phase = "attack";
      }
    },

    attack: ({ G, ctx, random }, source, target, dice) => {
      const seat = Number(ctx.currentPlayer);
      const { owner, armies } = G;
      if (G.phase !== "attack") return INVALID_MOVE;
      if (owner[source] !== seat || owner[target] === seat) return INVALID_MOVE;
      if (!board.neighbours[source].includes(target)) return INVALID_MOVE;
      if (!(dice >= 1 && dice <= Math.min(3, armies[source] - 1))) return INVALID_MOVE;
      const defenders = Math.min(2, armies[target]);
      const losses = lossesOf(random.D6(dice), random.D6(defenders));
      armies[source] -= losses;
      armies[target] -= Math.min(dice, defenders) - losses;
      if (armies[target] === 0) {
        owner[target] = seat;
        G.phase = "conquest";
        G.pending = { source, target, dice };
      }
    },

    moveIn: ({ G }, count) => {
      if (G.phase !== "conquest") return INVALID_MOVE;
      const { source, target, dice } = G.pending;
      if (!(count >= dice && count < G.armies[source])) return INVALID_MOVE;
      G.armies[source] -= count;
      G.armies[target] = count;
      G.phase = "attack";
      G.pending = null;
    },

    endTurn: ({ G, events }) => {
      if (G.phase !== "attack") return INVALID_MOVE;
      events.endTurn();
    },
  },

  endIf: ({ G, ctx }) => {
    const seat = G.owner[0];
    if (G.owner.every((holder) => holder === seat)) return { winner: String(seat) };
    if (ctx.turn > lastTurn) return { draw: true };
  },
};

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
