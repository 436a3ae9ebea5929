import { expect, test } from "vitest";
import { coveringRows, type Excludes, pairTable } from "./pairs.ts";

const factors = { deck: ["old", "new"], board: ["small", "large", "round"], night: ["no", "yes"] };

/** A round board belongs to the new deck. */
const excludes: Excludes = (one, other) => one.value === "round" && other.value === "old";

test("all that goes together is played together, in fewer rows than there are combinations", () => {
  const rows = coveringRows(factors, excludes);
  expect(rows.length).toBeLessThan(12);
  const table = pairTable(factors, rows);
  const excluded = table.split("\n").filter((line) => line.includes("–"));
  expect(excluded.map((line) => line.split("|")[1]?.trim())).toEqual(["**deck old**", "**board round**"]);
  expect(rows.some(({ deck, board }) => deck === "old" && board === "round")).toBe(false);
});

test("a chain of needs leaves a way: what needs the new deck by way of the board never meets the old one", () => {
  const chained = { ...factors, rim: ["plain", "carved"] };
  const isOnly = (one: { value: string }, other: { factor: string; value: string }) =>
    one.value === "carved" && other.factor === "board" && other.value !== "round";
  const rows = coveringRows(chained, (one, other) => excludes(one, other) || isOnly(one, other));
  expect(rows.filter(({ rim }) => rim === "carved").every(({ deck }) => deck === "new")).toBe(true);
  expect(new Set(rows.map(({ rim, night }) => `${rim} ${night}`)).size).toBe(4);
});

test("the same rows every time", () => {
  expect(coveringRows(factors, excludes)).toEqual(coveringRows(factors, excludes));
});
