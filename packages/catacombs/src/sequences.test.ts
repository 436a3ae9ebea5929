import { describe, expect, test } from "vitest";
import { allItems, allLords, allMonsters, allSpells, heroCard, monsterOf } from "./content/box.ts";
import { fighting } from "./testing/index.ts";
import { shortDeed } from "./words/choices.ts";

const sequences = [
  ...allMonsters().flatMap(({ actions }) => actions),
  ...allLords().flatMap(({ actions }) => actions),
  ...allItems().flatMap(({ actions }) => actions),
  ...allSpells().map(({ action }) => action),
].filter(({ attacks, chain }) => attacks.length > 1 && !chain);

describe("sequences", () => {
  test("CAT-SEQ-01: a card may allow several attacks in one action: the Centaur's Melee, then Missile", () => {
    const game = fighting({
      phase: "overseer",
      at: { elf: [340, 60], thief: [260, 200], "centaur-1": [260, 60] },
    });
    game.choose("centaur-1:melee-missile");
    game.flickAt("elf");
    expect(game.life("elf")).toBe(7);
    game.choose("flick");
    const { x, y } = game.piece("centaur-1");
    game.place(x, y + 30);
    game.flickAt("thief", 1000);
    expect(game.life("thief")).toBe(9);
    expect(game.events("acts")).toHaveLength(1);
  });

  test("CAT-SEQ-02: a card tells the attacks of a sequence in their order, in one action, and its words say so", () => {
    const kindsOf = (monster: string) =>
      monsterOf(monster).actions.map(({ attacks }) => attacks.map(({ kind }) => kind));
    expect(kindsOf("centaur")).toEqual([["melee", "missile"]]);
    expect(kindsOf("cerberus")).toEqual([["melee", "missile", "missile"]]);
    for (const { name } of sequences) {
      expect(name.fr).toMatch(/puis|[Dd]eux|souffle|Missile magique/);
      expect(name.en).toMatch(/then|[Tt]wo|breath|Magic Missile/);
    }
  });

  test.each([
    ["crypt-spider", "melee", "Melee, then two webs", "Coup de poing, puis deux toiles"],
    ["ghoul", "melee", "Stunning Melee", "Coup de poing étourdissant"],
    ["giant-scorpion", "melee", "Critical Melee", "Coup de poing critique"],
    ["skeleton-archer", "missile", "Missile", "Missile"],
    ["orc", "melee", "Melee", "Coup de poing"],
    ["elf", "missile", "Bow shot", "Tir à l’arc"],
  ])("CAT-SEQ-02: whoever chooses the %s’s %s reads what it is: %s", (card, action, en, fr) => {
    const actor = `${card}-1`;
    expect(shortDeed({ id: "", kind: "deed", actor, card, action, from: actor })).toEqual({ fr, en });
  });

  test("CAT-SEQ-03: nobody acts between the attacks of a sequence, and together they are one action", () => {
    const game = fighting({
      options: { parties: [["thief"], ["elf", "wizard"], ["barbarian"]] },
      at: { thief: [300, 160], "orc-1": [440, 60] },
    });
    game.choose("thief:twice");
    game.tap();
    expect(game.asked.seats).toEqual(["seat-2"]);
    expect(game.submit({ kind: "choose", option: "elf:melee" }, "seat-3")).toMatchObject({
      code: "wrong-seat",
    });
    game.choose("flick");
    expect(game.asked.seats).toEqual(["seat-2"]);
    game.tap();
    expect(game.asked.prompt).toBe("hero-acts");
    expect(game.submit({ kind: "choose", option: "thief:twice" })).toMatchObject({ code: "unknown-option" });
  });

  test("CAT-SEQ-04: where a card offers alternatives, exactly one is chosen", () => {
    const game = fighting({ phase: "overseer", at: { "fire-demon-1": [300, 60], "orc-1": [300, 260] } });
    game.choose("fire-demon-1:fireballs");
    game.place();
    game.tap();
    game.choose("flick");
    game.place();
    game.tap();
    expect(game.options().some((option) => option.startsWith("fire-demon-1:"))).toBe(false);
  });

  test("CAT-SEQ-05: a choice is several actions of a card, a sequence one action of several attacks", () => {
    const shape = (monster: string) => monsterOf(monster).actions.map(({ attacks }) => attacks.length);
    expect(shape("skeleton-archer")).toEqual([1, 1]);
    expect(shape("centaur")).toEqual([2]);
    expect(shape("fire-demon")).toEqual([1, 2]);
  });

  test("CAT-SEQ-06: in a Melee sequence the disc is flicked as often as stated, each time from where it stands", () => {
    const game = fighting({ at: { thief: [300, 160], "orc-1": [440, 60] } });
    expect(heroCard("thief").actions[0]?.attacks).toHaveLength(2);
    game.choose("thief:twice");
    game.flick(400, 0);
    game.choose("flick");
    game.flick(400, 0);
    expect(game.piece("thief").x).toBeCloseTo(380, 6);
    expect(game.events("flicked")).toHaveLength(2);
  });

  test("CAT-SEQ-06: the same target may be struck by both", () => {
    const game = fighting({ at: { thief: [300, 160], "orc-1": [330, 160] } });
    game.choose("thief:twice");
    game.flickAt("orc-1", 300);
    expect(game.life("orc-1")).toBe(1);
    game.choose("flick");
    game.flickAt("orc-1", 600);
    expect(game.isOnBoard("orc-1")).toBe(false);
  });

  test("CAT-SEQ-07: in a Missile sequence the Missile is placed and flicked as often as stated", () => {
    const game = fighting({
      heroes: { elf: { items: ["long-quiver"] } },
      at: { elf: [300, 160], "orc-1": [400, 160], "orc-2": [300, 260] },
    });
    game.choose("elf:long-quiver");
    game.place(320, 160);
    game.flickAt("orc-1");
    expect(game.isOnBoard("missile")).toBe(false);
    game.choose("flick");
    // Anew, beside the Elf.
    expect(game.submit({ kind: "place", spots: [{ piece: "missile", x: 380, y: 200 }] })).toBeDefined();
    game.place(300, 180);
    game.flickAt("orc-2");
    expect([game.life("orc-1"), game.life("orc-2")]).toEqual([1, 1]);
    expect(game.events("flicked").map(({ piece }) => piece)).toEqual(["missile", "missile"]);
    expect(game.hero("elf").tracks).toEqual({ arrows: 0 });
  });
});
