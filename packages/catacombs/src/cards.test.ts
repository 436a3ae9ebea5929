import { describe, expect, test } from "vitest";
import {
  allAllies,
  allHeroes,
  allItems,
  allLords,
  allMonsters,
  allSpells,
  heroCard,
  lordOf,
  monsterOf,
} from "./content/box.ts";
import { fighting, newCampaign } from "./testing/index.ts";
import { views } from "./testing/scenes.ts";

describe("what the boards and cards show", () => {
  test("CAT-COMP-20: everybody sees each Hero's life, gold and special actions", () => {
    for (const { heroes } of views(
      newCampaign({
        parties: [
          ["elf", "thief"],
          ["wizard", "barbarian"],
        ],
      }),
    )) {
      for (const [id, board] of Object.entries(heroes)) {
        expect(board).toMatchObject({ life: heroCard(id).life, gold: 0 });
        expect(isSaid(heroCard(id).text)).toBe(true);
        expect(heroCard(id).actions.every(({ name }) => isSaid(name))).toBe(true);
      }
    }
  });

  test("CAT-COMP-21: everybody sees the Lord's life, minions, wandering monster and own rules", () => {
    for (const { id, life, text, actions, traits } of allLords()) {
      for (const { lord } of views(newCampaign({ lord: id }))) expect(lord).toEqual({ id, life });
      expect(isSaid(text)).toBe(true);
      expect([...actions, ...traits].every(({ name }) => isSaid(name))).toBe(true);
      const { minions, wandering } = lordOf(id);
      expect(minions.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(3);
      expect(isSaid(monsterOf(wandering).name)).toBe(true);
    }
  });

  test.each(allMonsters().map(({ id }) => id))(
    "CAT-COMP-25: the card of %s tells its life, actions, abilities and gold",
    (id) => {
      const { name, life, gold, actions, traits } = monsterOf(id);
      expect([name, ...actions.map((one) => one.name), ...traits.map(({ text }) => text)].every(isSaid)).toBe(
        true,
      );
      expect(life).toBeGreaterThan(0);
      expect(gold).toBeGreaterThan(0);
    },
  );

  test.each(allItems().map(({ id }) => id))(
    "CAT-COMP-27: the card of %s tells its effect, its users and its price",
    (id) => {
      const item = allItems().find((one) => one.id === id);
      expect(item && isSaid(item.text)).toBe(true);
      expect(item?.price).toBeGreaterThan(0);
      const known = allHeroes().map((hero) => hero.id);
      expect((item?.heroes ?? known).every((hero) => known.includes(hero))).toBe(true);
      expect(item?.heroes).not.toEqual([]);
    },
  );

  test("CAT-COMP-17: both Allies have a name in both languages", () => {
    expect(allAllies().map(({ id }) => id)).toEqual(["skeleton", "familiar"]);
    expect(allAllies().every(({ name }) => isSaid(name))).toBe(true);
    expect(allSpells().every(({ name, text }) => isSaid(name) && isSaid(text))).toBe(true);
  });

  test("CAT-COMP-28: a life track starts at the Hero's initial value and goes down with damage", () => {
    const game = fighting({ phase: "overseer", at: { elf: [300, 60], "skeleton-warrior-1": [360, 60] } });
    expect(game.life("elf")).toBe(heroCard("elf").life);
    game.choose("skeleton-warrior-1:melee");
    game.flickAt("elf");
    expect(game.life("elf")).toBe(heroCard("elf").life - 1);
  });

  test("CAT-COMP-29: everybody sees the Barbarian's rage marker", () => {
    const game = fighting({ at: { barbarian: [300, 160], "orc-1": [400, 160] } });
    for (const { heroes } of views(game)) expect(heroes["barbarian"]?.tracks).toEqual({ rage: 2 });
    game.choose("barbarian:rage");
    for (const { heroes } of views(game)) expect(heroes["barbarian"]?.tracks).toEqual({ rage: 1 });
  });
});

function isSaid({ fr, en }: { readonly fr: string; readonly en: string }): boolean {
  return fr.length > 1 && en.length > 1;
}
