import { describe, expect, test } from "vitest";
import { attacking } from "./action.ts";
import { type Attack, critical, fireball, melee, missile, modified, stunning } from "./attack.ts";
import { openBox } from "./content/box.ts";
import type { Pack } from "./content/pack.ts";
import { fighting, type Situation } from "./testing/index.ts";

const name = { fr: "Essai", en: "Trial" };

/** A monster with every attack, plain and modified: no card of the base game has them all. */
const trial: Pack = {
  id: "trial",
  boards: [],
  heroes: [],
  allies: [],
  lords: [],
  monsters: [
    {
      id: "fencer",
      name,
      family: "undead",
      size: "medium",
      disc: "fencer",
      life: 2,
      gold: 100,
      actions: [
        attacking("melee", name, [melee]),
        ...[melee, missile, fireball].flatMap((attack) => [
          attacking(`critical-${attack.kind}`, name, [modified(attack, critical)]),
          attacking(`stunning-${attack.kind}`, name, [modified(attack, stunning)]),
          attacking(`both-${attack.kind}`, name, [modified(attack, critical, stunning)]),
        ]),
      ],
      traits: [],
      source: "house",
    },
  ],
  rooms: [],
  spells: [],
  items: [],
  discs: { fencer: 1 },
  lots: [],
  gold: 0,
};
openBox(trial);

/** The Fencer makes this attack on the Elf, who has 8 life. */
function attacked(action: string, more: Situation = {}) {
  const game = fighting({
    phase: "overseer",
    ...more,
    at: { elf: [340, 60], "fencer-1": [260, 60], ...more.at },
  });
  game.choose(`fencer-1:${action}`);
  if (game.asked.kind === "place") game.place(290, 60);
  game.flickAt("elf");
  return game;
}

const kinds: readonly Attack["kind"][] = ["melee", "missile", "fireball"];

describe("modifiers", () => {
  test("CAT-MOD-01: a modified attack is placed, flicked and taken back like the basic one", () => {
    const paths = ["critical-missile", "stunning-missile", "both-missile"].map((action) => {
      const game = attacked(action);
      expect(game.isOnBoard("missile")).toBe(false);
      expect(game.piece("fencer-1")).toMatchObject({ x: 260, y: 60 });
      return game.piece("elf").x;
    });
    expect(new Set(paths).size).toBe(1);
    // A miss is a miss.
    const game = fighting({ phase: "overseer", at: { elf: [340, 60], "fencer-1": [260, 60] } });
    game.choose("fencer-1:both-melee");
    game.flick(0, 500);
    expect([game.life("elf"), game.isStunned("elf")]).toEqual([8, false]);
  });

  test("CAT-MOD-01: it changes only the attack it is attached to", () => {
    const game = fighting({
      heroes: { barbarian: { items: ["broad-axe"] } },
      at: { barbarian: [260, 60], "orc-1": [330, 60] },
    });
    game.choose("barbarian:melee");
    game.flickAt("orc-1");
    expect(game.life("orc-1")).toBe(1);
  });

  test("CAT-MOD-02: Critical costs 1 more life, so a basic attack does 2", () => {
    expect(attacked("melee").life("elf")).toBe(7);
    expect(attacked("critical-melee").life("elf")).toBe(6);
    expect(attacked("critical-melee").events("hurt")).toMatchObject([{ piece: "elf", lost: 2, life: 6 }]);
  });

  test("CAT-MOD-03: Critical is shown in red, with its name beside it", () => {
    expect(critical).toMatchObject({ colour: "red", name: { fr: "critique", en: "critical" } });
  });

  test.each(kinds)("CAT-MOD-04: Critical may be attached to a %s", (kind) => {
    expect(attacked(`critical-${kind}`).life("elf")).toBe(6);
    expect(attacked(`both-${kind}`).life("elf")).toBe(6);
  });

  test("CAT-MOD-05: Stunning makes the target unable to act", () => {
    const game = attacked("stunning-melee");
    expect(game.isStunned("elf")).toBe(true);
    expect(game.state.phase).toBe("heroes");
    expect(game.options().some((option) => option.startsWith("elf:"))).toBe(false);
    expect(game.options()).toContain("thief:melee");
  });

  test("CAT-MOD-06: Stunning does the normal damage as well", () => {
    expect(attacked("stunning-melee").life("elf")).toBe(7);
  });

  test("CAT-MOD-07: Stunning is shown in blue, with its name beside it", () => {
    expect(stunning).toMatchObject({ colour: "blue", name: { fr: "étourdissante", en: "stunning" } });
  });

  test.each(kinds)("CAT-MOD-08: Stunning may be attached to a %s, and incapacitates a Hero", (kind) => {
    expect(attacked(`stunning-${kind}`).isStunned("elf")).toBe(true);
    expect(attacked(`both-${kind}`).isStunned("elf")).toBe(true);
    expect(attacked("critical-melee").isStunned("elf")).toBe(false);
  });

  test("CAT-MOD-07: whoever flicks is told the modifiers of the flick", () => {
    const game = fighting({ phase: "overseer", at: { elf: [340, 60], "fencer-1": [260, 60] } });
    game.choose("fencer-1:both-melee");
    expect(game.asked.about).toMatchObject({ modifiers: ["critical", "stunning"] });
  });
});
