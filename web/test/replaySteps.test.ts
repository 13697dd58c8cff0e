// Steps of a replay: loaded in portions, told without gaps.

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { ReplaySteps } from "@/net/replaySteps.svelte";

const LAST = 450;
const SET_UP = 230;
const STOPS = [8, 30, 410];
let asked: number[] = [];

/** A server with steps 0 to LAST, the set-up before step SET_UP. */
beforeEach(() => {
  asked = [];
  vi.stubGlobal("location", { pathname: "/match/m", hash: "" });
  vi.stubGlobal("fetch", (address: string) => {
    const query = new URL(address, "http://house").searchParams;
    const first = Number(query.get("since")) + 1;
    asked.push(first);
    const count = Math.max(0, Math.min(Number(query.get("limit")), LAST + 1 - first));
    const steps = Array.from({ length: count }, (_, i) => ({
      step: { seq: first + i, events: STOPS.includes(first + i) ? [{ event: "resolved" }] : [] },
      view: { round: first + i < SET_UP ? 0 : 1 },
    }));
    return Promise.resolve(new Response(JSON.stringify(steps)));
  });
});
afterEach(() => vi.unstubAllGlobals());

function span(steps: ReplaySteps, seq: number): [number, number, number] {
  const found = steps.until(seq);
  return [found[0]!.seq, found.at(-1)!.seq, found.length];
}

test("a replay begins after the set-up, however long it was", async () => {
  expect(await new ReplaySteps("m", null).begin()).toBe(SET_UP);
});

test("a replay with stops begins at the first one and goes to the next, however far", async () => {
  const steps = new ReplaySteps("m", null, ["resolved"]);
  expect(await steps.begin()).toBe(8);
  expect(await steps.next(8, 1)).toBe(30);
  expect(await steps.next(30, 1)).toBe(410);
  expect(await steps.next(410, 1)).toBeUndefined();
  expect(await steps.next(410, -1)).toBe(30);
  expect(await steps.next(8, -1)).toBeUndefined();
});

test("a portion is loaded once, and a step beyond the last is unknown", async () => {
  const steps = new ReplaySteps("m", 0);
  expect((await steps.at(3))?.step.seq).toBe(3);
  await steps.at(199);
  expect(asked).toEqual([0]);
  expect(await steps.at(LAST + 1)).toBeUndefined();
});

test("the log has no gaps: it begins with the portion shown, and goes back on demand", async () => {
  const steps = new ReplaySteps("m", 0);
  await steps.at(420);
  expect(span(steps, 420)).toEqual([400, 420, 21]);
  await steps.loadEarlierSteps();
  expect(span(steps, 420)).toEqual([200, 420, 221]);
  await steps.at(10);
  expect(span(steps, 10)).toEqual([0, 10, 11]);
  await steps.at(420);
  expect(span(steps, 420)).toEqual([0, 420, 421]);
  await steps.loadEarlierSteps();
  expect(span(steps, 420)).toEqual([0, 420, 421]);
});
