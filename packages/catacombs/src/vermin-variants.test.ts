import { describe, expect, test } from "vitest";
import { allMonsters, monsterOf } from "./content/box.ts";
import { type Campaign, fighting } from "./testing/campaign.ts";
import { infested, strikeAll, withVermin } from "./testing/infested.ts";
import { beforeRoom, placeAll } from "./testing/scenes.ts";

/** Monoliths to Xokarst: 2 Fire Demons, 1 Minotaur, 2 Giant Scorpions. */
function entering(card = "monoliths-to-xokarst"): Campaign {
  const game = beforeRoom(card, { options: withVermin });
  game.choose("explore");
  return game;
}

describe("variants", () => {
  test("VER-VARIANT-01: they are known monsters with other attacks and abilities", () => {
    const variants = allMonsters(withVermin).filter(({ variantOf }) => variantOf !== undefined);
    expect(variants).toHaveLength(4);
    for (const { variantOf = "", actions, disc, family } of variants) {
      const known = monsterOf(variantOf);
      expect({ disc, family }).toEqual({ disc: known.disc, family: known.family });
      expect(actions).not.toEqual(known.actions);
    }
  });

  test("VER-VARIANT-02: the Dread Scorpion: a Melee, then a Poison Melee", () => {
    const { variantOf, actions } = monsterOf("dread-scorpion");
    expect(variantOf).toBe("giant-scorpion");
    expect(actions[0].attacks).toMatchObject([
      { kind: "melee", modifiers: [] },
      { kind: "melee", modifiers: [{ id: "poison" }] },
    ]);
  });

  test("VER-VARIANT-03: the Giant Scorpion: one critical attack", () => {
    expect(monsterOf("giant-scorpion").actions.map(({ attacks }) => attacks)).toMatchObject([
      [{ kind: "melee", modifiers: [{ id: "critical" }] }],
    ]);
  });

  test("VER-VARIANT-04: for an icon of the Room card the Overseer may deploy the variant", () => {
    const game = entering();
    expect(game.asked).toMatchObject({ prompt: "variants", seats: ["seat-1"], min: 0, max: 2 });
    for (const { card, variant } of game.question("variants").options)
      expect([card, variant]).toEqual(["giant-scorpion", "dread-scorpion"]);
    game.pick(game.options());
    expect(game.state.fight?.arriving.filter((card) => card === "dread-scorpion")).toHaveLength(2);
    // A monster that is not on the card has no icon to be picked.
    const other = entering();
    const refused = other.submit({ kind: "pick", options: ["ghoul-1"] });
    expect(refused?.words.fr).not.toBe("");
    expect(other.asked.prompt).toBe("variants");
  });

  test("VER-VARIANT-06: the Elf at 6 and one Poison card, drawn after the second hit", () => {
    const game = beforeRoom("the-armoury", {
      options: withVermin,
      state: { poison: { deck: ["poison-2-1", "poison-1-1"], discards: [] } },
    });
    game.choose("explore");
    const icon = game.question("variants").options.find(({ card }) => card === "giant-scorpion")?.id ?? "";
    game.pick([icon]);
    placeAll(game);
    const scorpion = game.state.fight?.pieces.find(({ card }) => card === "dread-scorpion");
    expect(scorpion).toBeDefined();
    const at = { elf: [300, 160], "dread-scorpion-1": [350, 160] } as const;
    const duel = infested({ phase: "overseer", at }, ["poison-2-1", "poison-1-1"]);
    duel.choose("dread-scorpion-1:melees");
    duel.flickAt("elf", 300);
    expect(duel.life("elf")).toBe(7);
    expect(duel.hero("elf").poison).toBeUndefined();
    duel.choose("flick");
    strikeAll(duel, "elf");
    expect(duel.life("elf")).toBe(6);
    expect(duel.hero("elf").poison).toEqual(["poison-2-1"]);
  });
});

describe("rulings on variants", () => {
  test("VER-RULING-55: icon by icon, and both versions may share a room", () => {
    const game = entering();
    game.pick([game.options()[0] ?? ""]);
    placeAll(game);
    const cards = game.state.fight?.pieces.filter(({ kind }) => kind === "monster").map(({ id }) => id);
    expect(cards).toContain("dread-scorpion-1");
    expect(cards).toContain("giant-scorpion-1");
  });

  test("VER-RULING-56: it uses the discs of the monster it replaces", () => {
    const game = entering();
    const before = game.state.reserve["giant-scorpion"] ?? 0;
    game.pick(game.options());
    expect(game.state.reserve["giant-scorpion"]).toBe(before - 2);
    const { size, life, gold } = monsterOf("venomous-spider");
    expect({ size, life, gold }).toEqual({ size: "large", life: 2, gold: 400 });
  });

  test("VER-RULING-57: favourites and wandering or summoned monsters are never variants", () => {
    const lair = beforeRoom("lair", { options: { ...withVermin, lord: "gorgon" } });
    lair.choose("explore");
    expect(lair.asked.prompt).toBe("place-heroes");
    expect(lair.state.fight?.arriving).toContain("centaur");
    const lich = fighting({
      phase: "overseer",
      options: { ...withVermin, lord: "lich" },
      kind: "lord",
      at: { lich: [400, 160] },
    });
    lich.choose("lich:call-undead");
    lich.place();
    const [placed] = lich.events("placed").slice(-1);
    expect(["ghoul", "skeleton-warrior"]).toContain(placed?.card);
  });
});
