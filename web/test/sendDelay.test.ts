// A sent sheet against bots: it leaves after some seconds, unless it is taken back.

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { isAmongBots, SendDelay } from "@/games/machiavelli/sheet/sendDelay.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a sheet is sent when the seconds are over", () => {
  const send = vi.fn();
  const delay = new SendDelay();
  delay.start(send);
  expect(delay.left).toBe(3);
  vi.advanceTimersByTime(2000);
  expect(delay.left).toBe(1);
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(send).toHaveBeenCalledOnce();
  expect(delay.left).toBe(0);
});

test("a sheet that is taken back is not sent", () => {
  const send = vi.fn();
  const delay = new SendDelay();
  delay.start(send);
  vi.advanceTimersByTime(2900);
  delay.stop();
  vi.advanceTimersByTime(5000);
  expect(send).not.toHaveBeenCalled();
});

test.each([
  { seat: 0, presence: ["here", "bot", "bot"], alone: true },
  { seat: 0, presence: ["here", "bot", "away"], alone: false },
  { seat: null, presence: ["bot", "here"], alone: false },
  { seat: 0, presence: undefined, alone: false },
] as const)("seat $seat among $presence", ({ seat, presence, alone }) => {
  expect(isAmongBots(seat, presence)).toBe(alone);
});
