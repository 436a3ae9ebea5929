import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { expansions, shelf } from "../packages/catacombs/src/content/shelf.ts";
import "../packages/catacombs/src/catacombs.ts";

/** Decision 21: between rules and cards of Catacombs there is a shelf, and a third box costs the rules nothing. */
const folder = join(import.meta.dirname, "../packages/catacombs/src/rules");
const files = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));

/** All that has a name, in every box. */
const cards = new Set(
  [...shelf.packs.values()].flatMap((pack) =>
    [
      ...[pack.boards, pack.heroes, pack.allies, pack.lords, pack.monsters],
      ...[pack.rooms, pack.spells, pack.items, pack.artefacts ?? []],
    ].flatMap((sort) => sort.map(({ id }) => id)),
  ),
);

/** What stands in quotes, unless it is a word of the rules: an event, a question, a kind of piece, a family. */
function namedIn(text: string): readonly string[] {
  return [...text.matchAll(/(?<before>\w+(?: ===|:) )?(["'`])(?<word>[^"'`\n]+)\2/g)].flatMap(
    ({ groups: { before = "", word = "" } = {} }) =>
      ["type", "prompt", "kind", "family"].some((key) => before.startsWith(key)) ? [] : word,
  );
}

test("the rules of Catacombs name no card of any box, and no box but the one that is always on the table", () => {
  const named = files.flatMap(({ name, text }) =>
    namedIn(text)
      .filter((word) => cards.has(word) || expansions().includes(word))
      .map((word) => `${name}: ${word}`),
  );
  expect(named).toEqual([]);
  const rule = 'if (card !== "familiar") tell({ type: "map", by: "troll" })';
  expect(namedIn(rule)).toEqual(["familiar", "troll"]);
});

test("of the cards they know the shelf and how one is made, and import no pack", () => {
  const asked = files.flatMap(({ text }) =>
    [...text.matchAll(/from "\.\.\/content\/(?<file>[^"]+)"/g)].flatMap(
      ({ groups: { file = "" } = {} }) => file,
    ),
  );
  expect([...new Set(asked)].toSorted()).toEqual(["box.ts", "card.ts", "dealt.ts", "pack.ts", "shelf.ts"]);
});
