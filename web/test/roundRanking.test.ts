import { describe, expect, test } from "vitest";

import { roundsOf, streakOf } from "@/boards/party/streak";
import { rankingOf, rowsBefore } from "@/table/screen/roundRanking";

const round = (...points: number[]) => ({ event: "round_ended", points, rest: 6000 });
const told = (...events: ReturnType<typeof round>[]) =>
  roundsOf(events.map((event) => ({ events: [{ event: "answered" }, event] })));

const of = (scores: number[], out = scores.map(() => 0)) => ({ scores, out });

describe("the ranking after a round", () => {
  test("says who overtook whom, and in which order the players stood before", () => {
    const rows = rankingOf(of([10, 25, 5]), [], told(round(10, 5, 5), round(0, 20, 0)));
    expect(rows.map(({ key, place, moved, gain }) => [key, place, moved, gain])).toEqual([
      [1, 1, 1, 20],
      [0, 2, -1, 0],
      [2, 3, -1, 0],
    ]);
    expect(rowsBefore(rows).map(({ key }) => key)).toEqual([0, 1, 2]);
  });

  test("counts the rounds in a row that brought points", () => {
    const rounds = told(round(5, 0), round(0, 5), round(5, 5), round(5, 0));
    const rows = rankingOf(of([15, 10]), [], rounds);
    expect(rows.map(({ streak }) => streak)).toEqual([2, 0]);
  });

  test("tells a seat, or its team, how long its streak is", () => {
    const steps = [round(5, 0), round(5, 3)].map((one) => ({ events: [one] }));
    expect([0, 1, null].map((seat) => streakOf(steps, seat, []))).toEqual([2, 1, 0]);
    expect(streakOf(steps, 1, [0, 0])).toBe(2);
  });

  test("shared points share a place; nobody moves in the first round", () => {
    const rows = rankingOf(of([5, 8, 5]), [], told(round(5, 8, 5)));
    expect(rows.map(({ key, place, moved }) => [key, place, moved])).toEqual([
      [1, 1, 0],
      [0, 2, 0],
      [2, 2, 0],
    ]);
  });

  test("seats that nobody has taken are not in it", () => {
    const rows = rankingOf(of([5, 8, 0, 0], [0, 0, -2, -1]), [], told(round(5, 8, 0, 0)));
    expect(rows.map(({ key }) => key)).toEqual([1, 0, 2]);
  });

  test("a team has the points of its members", () => {
    const rows = rankingOf(of([5, 8, 5]), [0, 1, 0], told(round(5, 8, 5)));
    expect(rows).toMatchObject([
      { team: 0, seats: [0, 2], score: 10, gain: 10 },
      { team: 1, seats: [1], score: 8 },
    ]);
  });
});
