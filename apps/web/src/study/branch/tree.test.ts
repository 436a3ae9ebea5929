import type { Line } from "@ossuaire/table";
import { expect, test } from "vitest";
import { branchesOf } from "./tree.ts";

function line(id: string, about: Partial<Line> = {}): Line {
  return { id, game: "conquest", changed: 0, answers: 40, over: true, sitters: [], replay: false, ...about };
}

const lines = [
  line("other"),
  line("late", { branch: { at: 30, of: "root" } }),
  line("early", { branch: { at: 10, of: "root" }, end: "early" }),
  line("twig", { branch: { at: 20, of: "early" }, end: "twig" }),
  line("own tail", { branch: { at: 1, of: "tail" }, end: "tail" }),
];

test("branches are told by their moment, each with those that go on from it", () => {
  const told = branchesOf(lines, "root").map(({ line, branches }) => [
    line.id,
    branches.map((one) => one.line.id),
  ]);
  expect(told).toEqual([
    ["early", ["twig"]],
    ["late", []],
  ]);
  expect(branchesOf(lines, undefined)).toEqual([]);
});

test("a match that claims to go on from itself does not go on for ever", () => {
  expect(branchesOf(lines, "tail")).toMatchObject([{ line: { id: "own tail" }, branches: [] }]);
});
