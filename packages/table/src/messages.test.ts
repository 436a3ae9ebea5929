import { describe, expect, test } from "vitest";
import { isReport, readRequest } from "./messages.ts";

describe("the border of the worker", () => {
  test.each([
    { n: 1, type: "open", id: "a", owner: "b", held: undefined },
    { n: 2, type: "submit", seat: "sword", answer: { anything: true }, page: 3 },
    { n: 3, type: "undo", seat: "sword", agreed: false },
    { n: 4, type: "share" },
    { n: 5, type: "follow" },
  ])("lets %j in", (request) => {
    expect(readRequest(request)).toEqual(request);
  });
  test.each([
    undefined,
    "open",
    {},
    { n: 1, type: "open" },
    { n: 1, type: "open", id: "a" },
    { n: 1, type: "submit", seat: "a" },
    { type: "share" },
  ])("keeps %j out", (request) => {
    expect(readRequest(request)).toBeUndefined();
  });
});

test("the page hears reports and nothing else", () => {
  expect(isReport({ type: "news" })).toBe(true);
  expect(isReport({ type: "gossip" })).toBe(false);
});
