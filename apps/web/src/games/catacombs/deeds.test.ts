import { allItems, allLords, allMonsters, allSpells, heroCard } from "@ossuaire/catacombs";
import { expect, test } from "vitest";
import { pairsOf, toldOf } from "./deeds.ts";

test("a deed is told in a few words and in full", () => {
  expect(toldOf("barbarian:rage").brief?.fr).toBe("4 × Coup de poing, à la chaîne");
  expect(toldOf("elf:missile").full.fr).toMatch(/^Missile\. On pose le petit disque/);
  expect(toldOf("elf:melee").brief?.en).toBe("1 damage");
  expect(toldOf("orc-1:pass").full.en).toBe("no action this turn");
});

test("CAT-COMP-27 an article's and a spell's deed says what stands on the card", () => {
  for (const { text, actions, heroes = ["elf"] } of allItems())
    for (const { id } of actions) expect(toldOf(`${heroes[0]}:${id}`).full.fr).toContain(text.fr);
  for (const { text, action } of allSpells()) {
    expect(toldOf(`wizard:${action.id}`).full.fr).toContain(text.fr);
    expect(toldOf(`wizard:${action.id}@familiar`).full.en).toContain(text.en);
  }
});

test("two cards that call different attacks by one name are told apart", () => {
  expect(toldOf("ghoul-1:melee").brief?.en).toBe("Melee (stunning)");
  expect(toldOf("orc-1:melee").brief?.en).toBe("1 damage");
  expect(toldOf("familiar:melee").brief?.fr).toBe("Coup de poing (sans dégât)");
});

test("CAT-LORD-12 every action of every Lord, monster and Hero is told", () => {
  const actors = [...allLords(), ...allMonsters(), heroCard("elf"), heroCard("thief")];
  for (const { id, actions } of actors)
    for (const action of actions) {
      const { full } = toldOf(`${id}:${action.id}`);
      expect(full.fr.length, `${id}:${action.id}`).toBeGreaterThan(5);
      expect(full.en, `${id}:${action.id}`).not.toBe(toldOf("orc-1:pass").full.en);
    }
});

test("CAT-ALLY-21 a spell stands beside the same one from the Familiar", () => {
  expect(pairsOf(["wizard:melee", "wizard:fireball", "wizard:fireball@familiar", "wizard:pass"])).toEqual([
    ["wizard:melee"],
    ["wizard:fireball", "wizard:fireball@familiar"],
    ["wizard:pass"],
  ]);
  // There may be room for the disc beside the Familiar alone.
  expect(pairsOf(["wizard:shield@familiar"])).toEqual([["wizard:shield@familiar"]]);
});
