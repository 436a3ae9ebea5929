import { hashOf, matchFromFile, matchFromSnapshot, snapshotOf } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import { conquest } from "../index.ts";
import duel from "./duel.json" with { type: "json" };

test("a match that was stored with the arena before each of its flicks still opens", () => {
  const loaded = matchFromFile(duel, [conquest]);
  if (!loaded.ok) throw new Error(loaded.fault.words.en);
  let flicks = 0;
  const { seal: _, told: __, since, pages, ...same } = snapshotOf(loaded.match);
  const told = loaded.match.pages.map((page) => page.told);
  const withTold = pages.map((page, n) => ({ ...page, told: told[n] }));
  const stored = { ...same, version: 1, since: since.length, pages: withTold };
  const older: object = JSON.parse(JSON.stringify(stored), (___, value) => {
    if (value?.type !== "flicked") return value;
    flicks++;
    return { ...value, before: [{ id: "s1", x: 32.5, y: 32.5 }] };
  });
  expect(flicks).toBeGreaterThan(5);
  const opened = matchFromSnapshot({ ...older, seal: hashOf(older) }, [conquest]);
  expect(opened.ok && opened.match.hash()).toBe(loaded.match.hash());
});
