// Pig for boardgame.io: first to 100; a 1 loses the pot and the turn, holding banks the pot.

import { measure, readArguments } from "./measure.mjs";

const GOAL = 100;
const HOLD_AT = 20;

const pig = {
  name: "pig",
  disableUndo: true, // its undo stack is not what is compared

  setup: ({ ctx }) => ({ scores: Array(ctx.numPlayers).fill(0), pot: 0 }),

  moves: {
    roll: ({ G, random, events }) => {
      const die = random.D6();
      if (die === 1) {
        G.pot = 0;
        events.endTurn();
      } else {
        G.pot += die;
      }
    },

    hold: ({ G, ctx, events }) => {
      G.scores[ctx.currentPlayer] += G.pot;
      G.pot = 0;
      events.endTurn();
    },
  },

  endIf: ({ G }) => {
    const winner = G.scores.findIndex((score) => score >= GOAL);
    if (winner >= 0) return { winner: String(winner) };
  },
};

function playMove(moves, { G }) {
  if (G.pot >= HOLD_AT) moves.hold();
  else moves.roll();
}

measure({ game: pig, numPlayers: 3, playMove, ...readArguments() });
