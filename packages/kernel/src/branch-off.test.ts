import { expect, test } from "vitest";
import {
  audience,
  branchOf,
  endOf,
  fileOf,
  finishRandomly,
  linkOf,
  matchFromFile,
  matchFromLink,
  matchFromSnapshot,
  sightOf,
  snapshotOf,
} from "./index.ts";
import { testRng } from "./testing/index.ts";
import { newSkirmish } from "./testing/situations.ts";
import { skirmish } from "./testing/skirmish.ts";

const games = [skirmish];
const origin = newSkirmish({ seed: "an origin" });
finishRandomly(origin, testRng("an origin"));
const middle = Math.floor(origin.answers.length / 2);

test("a branch stands where its origin stood: every seat knows what it knew, and no more", () => {
  const there = newSkirmish({ seed: "an origin" });
  for (const at of [0, 1, middle, origin.answers.length]) {
    const branch = branchOf(origin, at);
    while (there.page.number < at) {
      const next = origin.answers[there.page.number];
      if (next !== undefined) there.submit(next.seat, next.answer);
    }
    for (const viewer of [...branch.seats, audience])
      expect(sightOf(branch, viewer)).toEqual(sightOf(there, viewer));
    expect(branch.terms.branch).toEqual({ at, of: endOf(origin) });
  }
});

test("a branch goes its own way, is stored and shared as any match, and says where it comes from", () => {
  const branch = branchOf(origin, middle);
  finishRandomly(branch, testRng("another way"));
  for (const loaded of [
    matchFromFile(JSON.parse(JSON.stringify(fileOf(branch))), games),
    matchFromLink(linkOf(branch), games),
    matchFromSnapshot(JSON.parse(JSON.stringify(snapshotOf(branch))), games),
  ]) {
    if (!loaded.ok) throw new Error(loaded.fault.words.en);
    expect(loaded.match.terms.branch).toEqual({ at: middle, of: endOf(origin) });
    expect(loaded.match.hash()).toBe(branch.hash());
  }
  const further = branchOf(branch, middle + 1);
  expect(further.terms.branch).toEqual({ at: middle + 1, of: endOf(branch) });
});

test("what was answered before the branch began cannot be taken back in it", () => {
  const branch = branchOf(origin, middle);
  expect(branch.undo(1, branch.seats)).toMatchObject({ code: "undo-start" });
});

test("there is no moment before the first or after the last answer", () => {
  for (const at of [-1, 0.5, origin.answers.length + 1, Number.NaN])
    expect(() => branchOf(origin, at)).toThrow("has no moment");
});

test.each([
  ["not a branch", 3],
  ["no origin", { at: 1 }],
  ["an origin that is none", { at: 1, of: "somewhere" }],
  ["a moment that is none", { at: -1, of: endOf(origin) }],
  ["half a moment", { at: 0.5, of: endOf(origin) }],
  ["a moment after the end", { at: 1e6, of: endOf(origin) }],
  ["more than belongs there", { at: 1, of: endOf(origin), more: true }],
])("a file with %s is refused, and says where", (_, branch) => {
  const file = { ...fileOf(branchOf(origin, middle)), branch };
  const loaded = matchFromFile(file, games);
  if (loaded.ok) throw new Error("it was taken");
  expect(loaded.fault.words.en).toContain("branch");
});

test("a branch that claims another origin is found out", () => {
  const file = fileOf(branchOf(origin, middle));
  const claimed = { at: middle, of: endOf(branchOf(origin, 1)) };
  expect(matchFromFile({ ...file, branch: claimed }, games)).toMatchObject({ ok: false });
});
