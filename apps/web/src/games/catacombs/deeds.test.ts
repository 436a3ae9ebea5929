import {
  allItems,
  allLords,
  allMonsters,
  allSpells,
  type Deed,
  heroCard,
  type Passing,
} from "@ossuaire/catacombs";
import { expect, test } from "vitest";
import { pairsOf, toldOf } from "./deeds.ts";

function deed(card: string, action: string, from = card): Deed {
  return { id: `${card}:${action}@${from}`, kind: "deed", actor: card, card, action, from };
}

function passing(card: string): Passing {
  return { id: `${card}:pass`, kind: "pass", pieces: [{ id: card, card }] };
}

test("a deed is told in a few words and in full", () => {
  expect(toldOf(deed("barbarian", "rage")).brief?.fr).toBe("4 × Coup de poing, à la chaîne");
  expect(toldOf(deed("elf", "missile")).full.fr).toMatch(/^Missile\. On pose le petit disque/);
  expect(toldOf(deed("elf", "melee")).brief?.en).toBe("1 damage");
  expect(toldOf(passing("orc")).full.en).toBe("no action this turn");
});

test("CAT-COMP-27 an article's and a spell's deed says what stands on the card", () => {
  for (const { text, actions, heroes = ["elf"] } of allItems())
    for (const { id } of actions) expect(toldOf(deed(heroes[0] ?? "elf", id)).full.fr).toContain(text.fr);
  for (const { text, action } of allSpells()) {
    expect(toldOf(deed("wizard", action.id)).full.fr).toContain(text.fr);
    expect(toldOf(deed("wizard", action.id, "familiar")).full.en).toContain(text.en);
  }
});

test("two cards that call different attacks by one name are told apart", () => {
  expect(toldOf(deed("ghoul", "melee")).brief?.en).toBe("Melee (stunning)");
  expect(toldOf(deed("orc", "melee")).brief?.en).toBe("1 damage");
  expect(toldOf(deed("familiar", "melee")).brief?.fr).toBe("Coup de poing (sans dégât)");
});

test("CAT-LORD-12 every action of every Lord, monster and Hero is told", () => {
  const actors = [...allLords(), ...allMonsters(), heroCard("elf"), heroCard("thief")];
  for (const { id, actions } of actors)
    for (const action of actions) {
      const { full } = toldOf(deed(id, action.id));
      expect(full.fr.length, `${id}:${action.id}`).toBeGreaterThan(5);
      expect(full.en, `${id}:${action.id}`).not.toBe(toldOf(passing("orc")).full.en);
    }
});

test("CAT-ALLY-21 a spell stands beside the same one from the Familiar", () => {
  const [melee, near, far] = [
    deed("wizard", "melee"),
    deed("wizard", "fireball"),
    deed("wizard", "fireball", "familiar"),
  ];
  const pass = passing("wizard");
  expect(pairsOf([melee, near, far, pass])).toEqual([[melee], [near, far], [pass]]);
  // There may be room for the disc beside the Familiar alone.
  const shield = deed("wizard", "shield", "familiar");
  expect(pairsOf([shield])).toEqual([[shield]]);
});
