import { expect, test } from "vitest";

import {
  byRound,
  circleOf,
  conversationsOf,
  EVERYBODY,
  GALLERY,
  keyOf,
  letterKey,
  searched,
} from "@/model/conversations";
import { linkedParts } from "@/model/links";
import type { Message } from "@/net/wire";

let count = 0;
function message(given: Partial<Message>): Message {
  count += 1;
  return {
    type: "message",
    number: count,
    person: "ana",
    name: "Ana",
    seat: 0,
    to: null,
    text: "hello",
    wall: 0,
    round: 1,
    phase: "",
    gallery: false,
    match: "m1",
    ...given,
  };
}

test("an answer to all of a circle is in the same conversation, whoever writes", () => {
  expect(keyOf(message({ seat: 0, to: [2, 10] }))).toBe("0-2-10");
  expect(keyOf(message({ seat: 10, to: [0, 2] }))).toBe("0-2-10");
  expect(letterKey([2, 0, 10])).toBe("0-2-10");
  expect(circleOf("0-2-10")).toEqual([0, 2, 10]);
  expect(keyOf(message({}))).toBe(EVERYBODY);
  expect(keyOf(message({ gallery: true, seat: 3 }))).toBe(GALLERY);
  expect(circleOf(GALLERY)).toEqual([]);
});

test("the conversation with the latest message is first, and knows what is unread", () => {
  const said = [message({}), message({ to: [1] }), message({ seat: 1, to: [0] }), message({})];
  const found = conversationsOf(said, [said[2]!.number]);
  expect(found.map(({ key, unread }) => [key, unread.length])).toEqual([
    [EVERYBODY, 0],
    ["0-1", 1],
  ]);
});

test("messages are grouped by match and round", () => {
  const said = [{}, { round: 2 }, { round: 2 }, { round: 1, match: "m2" }].map(message);
  expect(byRound(said).map(({ round, messages }) => [round, messages.length])).toEqual([
    [1, 1],
    [2, 2],
    [1, 1],
  ]);
});

test("a search finds all words in text and name, without case and accents, the latest first", () => {
  const said = ["Perugia is mine", "PERÚGIA falls", "Siena"].map((text) => message({ text }));
  const found = (query: string) => searched(said, query, () => "Milán").map(({ text }) => text);
  expect(found("perugía")).toEqual(["PERÚGIA falls", "Perugia is mine"]);
  expect(found("milan mine")).toEqual(["Perugia is mine"]);
  expect(found("  ")).toEqual([]);
  expect(found("venice")).toEqual([]);
});

test.each([
  ["see https://ludoteca.test/t/A1.", "https://ludoteca.test/t/A1"],
  ["(http://127.0.0.1:8000/x)", "http://127.0.0.1:8000/x"],
  ["javascript:alert(1) data:text/html,x //evil.test", ""],
  ["https://bank.test@evil.test/", ""],
  ["https://bаnk.test/", ""], // a Cyrillic letter
  ["https://xn--bnk-7cd.test/", ""],
  ["https://localhost", ""],
])("%s links to %s", (text, href) => {
  const parts = linkedParts(text);
  expect(parts.map((part) => part.text).join("")).toBe(text);
  expect(parts.map((part) => part.href ?? "").join("")).toBe(href);
});
