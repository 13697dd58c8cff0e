import { expect, test } from "vitest";

import { otherPlaces, podiumOf } from "@/boards/party/podium";

const placesOf = (steps: ReturnType<typeof podiumOf>) =>
  steps.map(({ place, sides }) => [place, sides.map(({ seats }) => seats)]);

test("the fourth of four has a place beside the podium", () => {
  const places = [[2], [0], [3], [1]];
  expect(placesOf(podiumOf(places, [3, 1, 4, 2], []))).toEqual([
    [1, [[2]]],
    [2, [[0]]],
    [3, [[3]]],
  ]);
  expect(placesOf(otherPlaces(places, [3, 1, 4, 2], []))).toEqual([[4, [[1]]]]);
});

test("who shares the third place stands on the podium; teams count once", () => {
  expect(placesOf(otherPlaces([[0], [1], [2, 3]], [9, 8, 7, 7], []))).toEqual([]);
  const teams = [0, 0, 1, 1, 2, 2, 3, 3];
  const places = [
    [0, 1],
    [2, 3],
    [4, 5],
    [6, 7],
  ];
  expect(placesOf(otherPlaces(places, [8, 7, 6, 5, 4, 3, 2, 1], teams))).toEqual([[4, [[6, 7]]]]);
});
