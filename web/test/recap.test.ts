// What happened since one's turn: the steps, their sentences, the arrows of Risk.

import { describe, expect, it } from "vitest";

import { Catalogue } from "@/i18n/catalogue";
import { GameText } from "@/i18n/gameText";
import { recapOfAnyGame } from "@/i18n/recap";
import riskRecap from "@/games/risk/recap";
import { journeys } from "@/games/risk/battle/lastStep";
import type { RiskEvent } from "@/games/risk/types";
import { actorOf, lastDecision, stepsAfter } from "@/model/sinceMyTurn";
import type { GameEvent, PastStep } from "@/net/wire";

const step = (seq: number, ...events: object[]): PastStep => ({
  seq,
  at: 0,
  wall: 0,
  events: events as GameEvent[],
});
const conquest = (seat: number, previous: number, source: string, target: string) => ({
  event: "territory_conquered",
  seat,
  previous,
  source,
  target,
  least: 1,
  most: 3,
});

describe("steps since one's turn", () => {
  const steps = [
    step(0, { event: "round_started", round: 1 }),
    step(1, { event: "held", seat: 0 }),
    step(2, { event: "round_started", round: 2 }, { event: "rolled", seat: 1 }),
    step(3, { event: "held", seat: 1 }),
  ];

  it("are told by the seat that a step names first", () => {
    expect(steps.map(actorOf)).toEqual([null, 0, 1, 1]);
  });

  const CASES: [number, number | null, number[]][] = [
    [0, 1, [2, 3]],
    [0, 3, []],
    [0, null, [2, 3]],
    [1, null, []],
    [2, null, [1, 2, 3]],
    [0, 0, [1, 2, 3]],
  ];
  it.each(CASES)("seat %i that decided at %s sees %j", (seat, decided, seqs) => {
    const decision = lastDecision(steps, seat, decided);
    expect(stepsAfter(steps, decision).map(({ seq }) => seq)).toEqual(seqs);
  });
});

const text = (messages: string) =>
  new GameText(new Catalogue("en", [messages]), {}, {}, ["Ana", "Ben", "Cleo"], {
    territory: { peru: "Peru", brazil: "Brazil", egypt: "Egypt" },
  });

describe("the recap of any game", () => {
  it("has the last sentences of each seat, without those that structure the log", () => {
    const game = text("event-rolled = Rolled { $pips }.\nevent-phase_changed = A phase.");
    const rolls = [1, 2, 2, 3, 4].map((pips, i) => step(i, { event: "rolled", seat: 1, pips }));
    const told = recapOfAnyGame([...rolls, step(9, { event: "phase_changed", seat: 2 })], game, 0);
    expect(told).toEqual([{ seat: 1, text: "Rolled 2. Rolled 3. Rolled 4.", isMine: false }]);
  });
});

describe("the recap of Risk", () => {
  const game = text("board-recap-took = { $seat } took { $territories } from { $previous }.");

  it("tells who took what from whom, and marks what I lost", () => {
    const steps = [
      step(1, conquest(1, 0, "egypt", "peru")),
      step(2, conquest(1, 2, "peru", "brazil")),
      step(3, { event: "fortified", seat: 1, source: "peru", target: "brazil", armies: 2 }),
      step(4, conquest(2, 1, "egypt", "brazil")),
    ];
    expect(riskRecap(steps, game, 0)).toEqual([
      { seat: 1, text: "Ben took Peru from Ana. Ben took Brazil from Cleo.", isMine: true },
      { seat: 2, text: "Cleo took Brazil from Ben.", isMine: false },
    ]);
  });

  it("draws every way once", () => {
    const events = [
      conquest(1, 0, "egypt", "peru"),
      conquest(1, 0, "egypt", "peru"),
      { event: "fortified", seat: 1, source: "peru", target: "brazil", armies: 2 },
      { event: "turn_ended", seat: 1 },
    ] as RiskEvent[];
    expect(journeys([{ events }])).toEqual([
      { seat: 1, source: "egypt", target: "peru" },
      { seat: 1, source: "peru", target: "brazil" },
    ]);
  });
});
