import { describe, expect, it } from "vitest";

import { givenOf, hasOption, numberText, parsedNumber } from "@/games/trivia/kinds/answering";
import { isTune, mediaAddress } from "@/games/trivia/media/address";
import { frequencyOf, lengthOf } from "@/games/trivia/media/tune";

describe("numbers", () => {
  it.each([
    ["1969", 1969],
    ["1 969", 1969],
    ["3,5", 3.5],
    ["3.5", 3.5],
    ["1,234.5", 1234.5],
    ["−4", -4],
    [".5", 0.5],
    ["", null],
    ["1e5", null],
    ["ten", null],
    ["1,2,3", null],
  ])("%s", (text, number) => expect(parsedNumber(text)).toBe(number));

  it("are written as years without separators", () => {
    expect(numberText(1969, "en")).toBe("1969");
    expect(numberText(12_345.5, "en")).toBe("12,345.5");
    expect(numberText(0.1, "es")).toBe("0,1");
  });
});

describe("answers", () => {
  it("are what the view has once they were taken", () => {
    expect(givenOf({ move: "point", x: 1, y: 2 })).toEqual([1, 2]);
    expect(givenOf({ move: "choose", options: [0, 2] })).toEqual([0, 2]);
    expect(givenOf({ move: "write", text: "a" })).toBe("a");
  });

  it("have one option or several", () => {
    expect([hasOption(1, 1), hasOption([0, 2], 1), hasOption(null, 0)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("media", () => {
  it("come from the game or from the uploads", () => {
    expect(mediaAddress("shipped:clock", "picture")).toBe("/api/games/trivia/media/clock.svg");
    expect(mediaAddress("shipped:scale", "sound")).toBe("/api/games/trivia/media/scale.json");
    expect(mediaAddress("sha256:ab", "picture")).toBe("/api/media/ab");
    expect([isTune("shipped:scale"), isTune("sha256:ab")]).toEqual([true, false]);
  });

  it("are tuned to A4 = 440 Hz", () => {
    expect(frequencyOf("A4")).toBe(440);
    expect(frequencyOf(69)).toBe(440);
    expect(frequencyOf("C4")).toBeCloseTo(261.626, 2);
    expect(frequencyOf("F#3")).toBeCloseTo(184.997, 2);
    expect(frequencyOf("Bb-1")).toBeCloseTo(14.568, 2);
    expect(frequencyOf("noise")).toBeNull();
  });

  it("last as long as their last note", () => {
    const notes = [
      ["C4", 0, 1],
      ["noise", 3, 1],
    ] as const;
    expect(lengthOf({ tempo: 120, voice: "sine", notes })).toBe(2);
  });
});
