import { sightOf } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import { pack, scene } from "../testing/index.ts";
import { armsSeen, levelsSeen, spellsSeen, thingsSeen } from "./sheet.ts";

const heroes = ["svein", "aude", "liutgarde", "ozanne", "isengrin", "richilde"];

test("REG-RULING-08 a level is the sum of what its sheet says it comes from, between 0 and 10", () => {
  for (const hero of heroes) {
    const { game, state } = scene(
      "H",
      { H: hero },
      {
        prepare({ effects }) {
          const what = { kind: "level", of: "force", by: 2 } as const;
          effects.push({ on: hero, source: "force", what, until: { kind: "game" } });
        },
      },
    );
    const view = game.view(state, hero);
    const [who] = view.characters;
    if (who === undefined) throw new Error("nobody is there");
    for (const { level, parts } of levelsSeen(view, who)) {
      const sum = parts.reduce((all, { by }) => all + by, 0);
      expect(Math.min(10, Math.max(0, sum))).toBe(level);
    }
    const force = levelsSeen(view, who).find(({ of }) => of === "force");
    expect(force?.parts.map(({ name, by }) => [name?.en, by])).toContainEqual(["Potion of force", 2]);
  }
});

test("a worn armour is named where it changes a level", () => {
  const { game, state } = scene("R", { R: "richilde" });
  const view = game.view(state, "richilde");
  const [who] = view.characters;
  const agility = who && levelsSeen(view, who).find(({ of }) => of === "agility");
  expect(agility).toMatchObject({ level: 2, colour: { en: "white" } });
  expect(agility?.parts.map(({ name, by }) => [name?.en, by])).toEqual([
    [undefined, 3],
    ["Scale coat", -1],
  ]);
});

test("arms and objects are listed as they are in hand, worn and carried; like ones are one line", () => {
  const { game, state } = scene("O", { O: "ozanne" }, { prepare: (now) => void pack(now, "ozanne", "care") });
  const view = game.view(state, "ozanne");
  const [who] = view.characters;
  if (who === undefined) throw new Error("nobody is there");
  expect(thingsSeen(view, "ozanne").map(({ card, things, at }) => [card.id, things.length, at])).toEqual([
    ["apprentice-sceptre", 1, "right"],
    ["dagger", 1, "left"],
    ["black-grimoire", 1, "bag"],
    ["care", 2, "bag"],
  ]);
  expect(armsSeen(view, who)).toMatchObject([{ kind: "melee", level: 2, dice: 1, fixed: 2 }]);
});

test("REG-CAST-05 a spell on a sheet has the chance with which it is cast", () => {
  const { match } = scene("O", { O: "ozanne" }).rolling();
  const { view } = sightOf(match, "ozanne");
  const [who] = view.characters;
  const [bolt] = who === undefined ? [] : spellsSeen(view, who);
  // Magic 6: X, −1, 0, 1, 2, 3; the sceptre adds one D of 0 to 5; at least 3 is wanted.
  expect(bolt).toMatchObject({ id: "shadow-bolt", difficulty: 3, test: { chance: { cases: 20, of: 36 } } });
});
