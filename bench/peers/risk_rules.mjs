// A Risk-shaped game for boardgame.io: deal, place, attack, move in. No cards, no fortification.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

// boardgame.io ships folders without an exports map, which only `require` resolves.
const { INVALID_MOVE } = createRequire(import.meta.url)("boardgame.io/core");

/** The map as indices: each territory's neighbours, each continent's territories and bonus. */
export function readBoard(path) {
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

/** How many territories a seat has. */
function held(seat, owner) {
  let count = 0;
  for (const holder of owner) if (holder === seat) count += 1;
  return count;
}

/** A third of the territories, at least three, and the bonus of every continent held. */
function reinforcementsFor(seat, owner, board) {
  let armies = Math.max(3, Math.floor(held(seat, owner) / 3));
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

/** The game on a board. While setting up a seat places one army a turn, or all of them at once. */
export function riskOn(board, { seats, armiesAtStart, turns, allAtOnce = false }) {
  const armiesToPlace = seats * armiesAtStart - board.size;
  const lastTurn = (allAtOnce ? seats : armiesToPlace) + turns;

  return {
    name: "risk",
    disableUndo: true, // its undo stack is not what is compared

    setup: ({ random }) => {
      const deal = random.Shuffle([...Array(board.size).keys()]);
      const owner = Array(board.size);
      deal.forEach((territory, i) => (owner[territory] = i % seats));
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
          G.pool = allAtOnce ? armiesAtStart - held(Number(ctx.currentPlayer), G.owner) : 1;
        } else {
          G.phase = "reinforce";
          G.pool = reinforcementsFor(Number(ctx.currentPlayer), G.owner, board);
        }
      },
      order: {
        first: () => 0,
        next: ({ G, ctx }) => {
          let next = (ctx.playOrderPos + 1) % seats;
          while (!G.owner.includes(next)) next = (next + 1) % seats;
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
          if (G.pool === 0) events.endTurn();
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
}
