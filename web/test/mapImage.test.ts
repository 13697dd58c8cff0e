// Pictures of a map: the legend below it, and its address.

import { describe, expect, it } from "vitest";

import { legendRows } from "@/boards/maps/mapImage";
import { dataUrl } from "@/dom/pictures";

describe("the legend of a picture", () => {
  it("has one row where there is room", () => {
    const [row, ...more] = legendRows(["Milan", "Venice"], 1000);
    expect(more).toEqual([]);
    expect(row!.map(({ seat, name }) => [seat, name])).toEqual([
      [0, "Milan"],
      [1, "Venice"],
    ]);
    expect(row![1]!.x).toBeGreaterThan(row![0]!.x);
  });

  it("breaks into rows that all begin at the margin", () => {
    const names = ["Florence", "Venice", "The Papacy", "Naples"];
    const rows = legendRows(names, 300);
    expect(rows.length).toBeGreaterThan(1);
    expect(new Set(rows.map(([first]) => first!.x)).size).toBe(1);
    expect(rows.flat().map(({ name }) => name)).toEqual(names);
  });

  it("is empty without seats", () => {
    expect(legendRows([], 300)).toEqual([]);
  });
});

it("the address of a picture holds all of its text", () => {
  const svg = '<svg><text fill="#fff">50 % Córcega</text></svg>';
  const [head, body = ""] = dataUrl(svg).split(",");
  expect(head).toBe("data:image/svg+xml;charset=utf-8");
  expect(decodeURIComponent(body)).toBe(svg);
});
