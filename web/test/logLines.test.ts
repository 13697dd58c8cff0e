// Lines of the log.

import { describe, expect, test } from "vitest";

import { Catalogue } from "@/i18n/catalogue";
import { GameText } from "@/i18n/gameText";
import { logLines } from "@/i18n/logLines";

describe("the log", () => {
  const words = new Catalogue("en", ["event-drawn = A stroke.\nevent-round_started = Round.\n"]);
  const gameText = new GameText(words, {}, {});
  const step = (seq: number, event: string) => ({ seq, at: 0, wall: 0, events: [{ event }] });

  test("what happens again and again is told once", () => {
    const steps = [step(0, "round_started"), ...[1, 2, 3, 4].map((seq) => step(seq, "drawn"))];
    expect(logLines(steps, gameText)).toEqual([
      { key: "0 0", seq: 0, text: "Round.", times: 1, isHeading: true },
      { key: "4 0", seq: 4, text: "A stroke.", times: 4, isHeading: false },
    ]);
  });

  test("what happens twice is told twice, so that each can be looked at", () => {
    expect(logLines([step(1, "drawn"), step(2, "drawn")], gameText)).toHaveLength(2);
  });
});
