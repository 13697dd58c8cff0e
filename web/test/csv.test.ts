// Tables as CSV files.

import { expect, test } from "vitest";

import { csvOf } from "@/model/csv";

const lines = (text: string) => text.slice(1).split("\r\n");

test("cells with commas, quotes or several lines are quoted", () => {
  const written = csvOf([
    ["Which?", 'He said "no"', "a, b"],
    [3, null, "one\ntwo"],
  ]);
  expect(written.startsWith("\uFEFF")).toBe(true);
  expect(lines(written)).toEqual(['Which?,"He said ""no""","a, b"', '3,,"one\ntwo"', ""]);
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)"])("a spreadsheet does not compute %s", (text) => {
  expect(lines(csvOf([[text]]))[0]).toBe(`"'${text}"`);
});
