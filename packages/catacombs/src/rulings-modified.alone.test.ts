import { expect, test } from "vitest";
import { attacking } from "./action.ts";
import { critical, fireball, type Modifier, modified, stunning } from "./attack.ts";
import { openBox } from "./content/box.ts";
import type { MonsterCard } from "./content/card.ts";
import { fighting } from "./testing/index.ts";

/** The base game has no Fireball with a modifier, so this box brings two monsters that throw them. */
function thrower(id: string, ...modifiers: readonly Modifier[]): MonsterCard {
  return {
    id,
    name: { fr: id, en: id },
    family: "infernal",
    size: "medium",
    disc: id,
    life: 1,
    gold: 100,
    actions: [
      attacking("fireball", { fr: "Boule de feu", en: "Fireball" }, [modified(fireball, ...modifiers)]),
    ],
    traits: [],
    source: "house",
  };
}

openBox({
  id: "throwers",
  boards: [],
  heroes: [],
  allies: [],
  lords: [],
  rooms: [],
  spells: [],
  items: [],
  monsters: [thrower("scorcher", critical), thrower("dazzler", stunning)],
  discs: { scorcher: 1, dazzler: 1 },
  lots: [],
  gold: 0,
});

test.each([
  ["scorcher", 6, false],
  ["dazzler", 7, true],
] as const)("CAT-RULING-94: modifiers apply to Fireballs: %s", (card, life, isStunned) => {
  const game = fighting({ phase: "overseer", at: { [`${card}-1`]: [300, 60], elf: [380, 60] } });
  game.choose(`${card}-1:fireball`);
  game.place(322, 60);
  game.flickAt("elf", 900);
  expect([game.life("elf"), game.isStunned("elf")]).toEqual([life, isStunned]);
});
