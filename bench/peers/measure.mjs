// Shared by every peer program: its arguments, the clock around its moves, the line it prints.

import { createRequire } from "node:module";
import { parseArgs } from "node:util";

// boardgame.io ships folders without an exports map, which only `require` resolves.
const require = createRequire(import.meta.url);
const { Client } = require("boardgame.io/client");
const { version } = require("boardgame.io/package.json");

/** Read `--moves N --warmup M` and whatever else a program asks for. */
export function readArguments(extra = {}) {
  const options = {
    moves: { type: "string", default: "20000" },
    warmup: { type: "string", default: "10000" },
    ...extra,
  };
  return parseArgs({ options }).values;
}

/** A refused move is quick and silent here; the state counts only those that were accepted. */
function requireAccepted(state, played) {
  if (state._stateID !== played) throw new Error(`${played - state._stateID} moves were refused`);
}

/** Play `moves` moves, match after match, after a warm-up that is not counted; print the result. */
export function measure({ game, numPlayers, playMove, moves, warmup }) {
  let matches = 0;

  // Each match has a seed of its own, and starting it is not part of the figure.
  function startMatch() {
    matches += 1;
    return Client({ game: { ...game, seed: `match-${matches}` }, numPlayers, debug: false });
  }

  function secondsFor(total) {
    let milliseconds = 0;
    let played = 0;
    while (played < total) {
      const before = played;
      const client = startMatch();
      const began = performance.now();
      // The store rather than `client.getState()`: nobody needs a view here.
      let state = client.store.getState();
      while (played < total && state.ctx.gameover === undefined) {
        playMove(client.moves, state);
        played += 1;
        state = client.store.getState();
      }
      milliseconds += performance.now() - began;
      requireAccepted(state, played - before);
    }
    return milliseconds / 1000;
  }

  secondsFor(Number(warmup));
  const seconds = secondsFor(Number(moves));
  console.log(JSON.stringify({ moves: Number(moves), seconds, peer: "boardgame.io", version }));
}
