import { expect, test } from "vitest";
import { characterOf } from "../../characters.ts";
import type { Characteristic } from "../../kinds.ts";
import { levelOf } from "../../sheet/levels.ts";
import { thingCardOf } from "../../shelf.ts";
import type { State } from "../../state.ts";
import { bagOf, pack, scene } from "../../testing/index.ts";

const alone = { S: "svein" };

/** Svein with runes in his bag, from thing-3 on; his cleaver is thing-1. */
const withRunes = (...runes: readonly string[]) =>
  scene("S.", alone, { prepare: (state) => void pack(state, "svein", ...runes) }).rolling();

const level = (state: State, of: Characteristic) => levelOf(state, characterOf(state, "svein"), of);

test("REG-RUNE-02 REG-VERDICT-21 a rune works only when bound to a weapon or armour, with USE", () => {
  const { play, match, who } = withRunes("rune-of-force");
  expect(level(match.state, "force")).toBe(5);
  play("use:thing-3:thing-1");
  expect(level(match.state, "force")).toBe(6);
  expect(who("svein").actions).toBe(3);
});

test("REG-VERDICT-21 when it is found it is bound at no cost, or later", () => {
  const found = () => {
    const table = scene("S.", alone).rolling(5, 5, 5, 5, 1, 1);
    table.play("search:0,0", "take");
    return table;
  };
  const bound = found();
  expect(bound.question("bind-find").options.map(({ id }) => id)).toEqual(["thing-1", "later"]);
  bound.play("thing-1");
  expect([level(bound.match.state, "force"), bound.who("svein").actions]).toEqual([6, 3]);
  const kept = found();
  kept.play("later");
  expect(bagOf(kept.match.state, "svein")).toContain("rune-of-force carried");
});

test("REG-RUNE-03 the binding can never be changed: the rune is a part of the object", () => {
  const { play, options, match } = withRunes("rune-of-force");
  play("use:thing-3:thing-1");
  expect(options().some((id) => id.startsWith("use"))).toBe(false);
  expect(match.state.things.find(({ id }) => id === "thing-1")?.runes).toEqual(["rune-of-force"]);
  expect(bagOf(match.state, "svein")).not.toContain("rune-of-force carried");
});

test("REG-RUNE-04 identical runes do not add up; REG-VERDICT-21 there is no limit for an object", () => {
  const { play, match } = withRunes("rune-of-force", "rune-of-force", "rune-of-combat");
  play("use:thing-3:thing-1", "use:thing-4:thing-1", "use:thing-5:thing-1");
  expect([level(match.state, "force"), level(match.state, "melee")]).toEqual([6, 7]);
});

test("REG-VERDICT-21 it works for whoever has the object equipped, and only then", () => {
  const { play, match } = withRunes("rune-of-force");
  play("use:thing-3:thing-1", "swap:right");
  expect(level(match.state, "force")).toBe(5);
});

test("REG-RUNE-01 REG-RULING-08 a rune passes the maximum of the sheet, never 10", () => {
  const { state } = scene("S.", alone, {
    prepare(all) {
      const { hero } = characterOf(all, "svein");
      if (hero) Object.assign(hero.levels, { melee: 10, force: 9 });
      for (const thing of all.things)
        if (thing.id === "thing-1") thing.runes = ["rune-of-force", "rune-of-combat"];
    },
  });
  expect([level(state, "melee"), level(state, "force")]).toEqual([10, 10]);
});

test("REG-RUNE-12 REG-RULING-09 life: 5 PV more as long as it is equipped, and 5 PV at once when it is bound", () => {
  const { play, who, match } = withRunes("rune-of-life");
  play("use:thing-3:thing-1");
  expect(who("svein").pv).toEqual([33]);
  const most = () => match.game.view(match.state, "svein").characters[0]?.most;
  expect(most()).toBe(33);
  play("swap:right");
  expect([who("svein").pv, most()]).toEqual([[28], 28]);
  play("swap:thing-1:right");
  expect([who("svein").pv, most()]).toEqual([[28], 33]);
});

test("REG-RUNE-04 REG-RULING-09 a second rune of life changes nothing: no PV more, and none at once", () => {
  const wounded = (state: State) => {
    pack(state, "svein", "rune-of-life", "rune-of-life");
    characterOf(state, "svein").pv = [10];
  };
  const { play, who } = scene("S.", alone, { prepare: wounded }).rolling();
  play("use:thing-3:thing-1");
  expect(who("svein").pv).toEqual([15]);
  play("use:thing-4:thing-1");
  expect(who("svein").pv).toEqual([15]);
});

const printed: readonly (readonly [string, string, Characteristic])[] = [
  ["REG-RUNE-05", "combat", "melee"],
  ["REG-RUNE-06", "shooting", "shooting"],
  ["REG-RUNE-07", "force", "force"],
  ["REG-RUNE-08", "resistance", "endurance"],
  ["REG-RUNE-09", "will", "will"],
  ["REG-RUNE-10", "charisma", "charisma"],
  ["REG-RUNE-11", "agility", "agility"],
  ["REG-RUNE-13", "knowledge", "intelligence"],
  ["REG-RUNE-14", "dexterity", "dexterity"],
  ["REG-RUNE-15", "magic", "magic"],
];

for (const [rule, rune, of] of printed)
  test(`${rule} the rune of ${rune}: +1 ${of}, sells for 500, weighs nothing`, () => {
    const { play, match } = withRunes(`rune-of-${rune}`);
    const before = level(match.state, of);
    play("use:thing-3:thing-1");
    expect(level(match.state, of)).toBe(before + 1);
    expect(thingCardOf(`rune-of-${rune}`)).toMatchObject({ rule, sells: 500, weight: 0 });
  });
