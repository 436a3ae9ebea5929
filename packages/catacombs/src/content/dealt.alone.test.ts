import { fileOf, Match, matchFromFile, matchFromSnapshot, snapshotOf } from "@ossuaire/kernel";
import { beforeAll, expect, test } from "vitest";
import { catacombs, defaultOptions } from "../index.ts";
import sorcerer from "../recorded/sorcerer.json" with { type: "json" };
import { openBox } from "./box.ts";
import { contentOf, dealtIn } from "./dealt.ts";
import type { Pack } from "./pack.ts";

/** A box that this program does not know yet, with one article and some gold. */
const curiosities: Pack = {
  id: "curiosities",
  boards: [],
  heroes: [],
  allies: [],
  lords: [],
  monsters: [],
  rooms: [],
  spells: [],
  items: [
    {
      id: "two-headed-coin",
      name: { fr: "Pièce à deux têtes", en: "Two-headed Coin" },
      text: { fr: "Elle ne fait rien.", en: "It does nothing." },
      price: 100,
      use: "always",
      actions: [],
      traits: [],
      source: "house",
    },
  ],
  discs: { orc: 1 },
  lots: [],
  gold: 500,
};

const terms = { seed: "a box more", undo: "free" } as const;
const before = Match.start(catacombs, { ...terms, options: defaultOptions });
const content = contentOf(defaultOptions);
const snapshot = snapshotOf(before);

beforeAll(() => openBox(curiosities));

test("a box more on the table changes nothing for a match without it", () => {
  expect(contentOf(defaultOptions)).toBe(content);
  expect(Match.start(catacombs, { ...terms, options: defaultOptions }).hash()).toBe(before.hash());
  expect(matchFromSnapshot(snapshot, [catacombs])).toMatchObject({ ok: true });
  const recorded = matchFromFile(sorcerer, [catacombs]);
  expect(recorded).toMatchObject({ ok: true });
  if (recorded.ok) expect(fileOf(recorded.match)).toEqual(sorcerer);
});

test("a match with it is dealt out of both, and says so", () => {
  const read = catacombs.readOptions({ ...defaultOptions, boxes: ["curiosities", "curiosities"] });
  if (!read.ok) throw new Error(read.words.en);
  const { state } = Match.start(catacombs, { ...terms, options: read.options });
  expect(state.equipment).toContain("two-headed-coin");
  expect(state.bank).toBe(dealtIn({}).gold + 500);
  expect(state.reserve["orc"]).toBe((dealtIn({}).discs["orc"] ?? 0) + 1);
  expect(contentOf(read.options)).not.toBe(content);
  expect(read.options.boxes).toEqual(["curiosities"]);
});

test.each([["base"], ["a-box-of-nobody"]])("%s is no expansion", (id) => {
  expect(catacombs.readOptions({ ...defaultOptions, boxes: [id] }).ok).toBe(false);
});
