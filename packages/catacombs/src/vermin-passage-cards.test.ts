import { describe, expect, test } from "vitest";
import { monsterOf } from "./content/box.ts";
import { strikeAll } from "./testing/infested.ts";
import { arriving, entering, fightIn, passages, setUp } from "./testing/passages.ts";
import { placeAll } from "./testing/scenes.ts";
import { apart } from "./testing/venom.ts";
import { lineOf } from "./words/telling.ts";
import { tradeWords } from "./words/trade.ts";

describe("the cards of level 1", () => {
  test("Alewife Tavern: five articles at full price, before the set-up; the rest goes back", () => {
    const game = entering("alewife-tavern", "phoitar", { heroes: { elf: { gold: 600 } } });
    expect(game.asked.prompt).toBe("buy");
    // They are not in the room yet that lies behind the passage.
    expect(tradeWords.at(game.sight("seat-2").view)).toEqual({ fr: "La Taverne", en: "Alewife Tavern" });
    expect(game.state.offer).toHaveLength(5);
    const { options: deals } = game.question("buy");
    expect(deals.every((deal) => deal.kind !== "article" || !deal.half)).toBe(true);
    expect(deals.some(({ kind }) => kind === "cure")).toBe(false);
    const article = deals.find(({ kind }) => kind === "article")?.id ?? "";
    game.choose(article);
    while (game.asked.prompt === "pay") game.amount(game.question("pay").max);
    game.choose("done");
    expect(game.state.offer).toEqual([]);
    expect(game.state.equipment).toHaveLength(9);
    expect(game.asked.prompt).toBe("variants");
  });

  test("Amaranth Healing Spring: each living Hero gains 1", () => {
    const game = entering("amaranth-healing-spring", "phoitar", {
      heroes: { elf: { life: 5 }, thief: { life: 0 }, wizard: { life: 8 } },
    });
    expect(["elf", "thief", "wizard"].map((hero) => game.life(hero))).toEqual([6, 0, 8]);
  });

  test("Ambush!: the Overseer has a turn before the first round", () => {
    const game = setUp("ambush");
    placeAll(game);
    expect(game.state).toMatchObject({ phase: "overseer", fight: { round: 0 } });
    const [event] = game.events("turn");
    expect(event && lineOf(event).en).toBe("Before the first round: the Overseer");
    game.passTurn();
    expect(game.state).toMatchObject({ phase: "heroes", fight: { round: 1 } });
  });

  test("Cave In: a Hero and a third of the monsters are incapacitated until the end of round 1", () => {
    const game = setUp("cave-in");
    placeAll(game);
    const down = () =>
      game.state.fight?.pieces.filter((piece) => "stunned" in piece && piece.stunned !== undefined) ?? [];
    expect(down().filter(({ kind }) => kind === "hero")).toHaveLength(1);
    expect(down().filter(({ kind }) => kind === "monster")).toHaveLength(2);
    game.passTurn();
    game.passTurn();
    expect(down()).toEqual([]);
    // The last who stands is spared.
    const lone = setUp("cave-in", "phoitar", {
      heroes: { elf: { life: 0 }, thief: { life: 0 }, wizard: { life: 0 } },
    });
    placeAll(lone);
    expect(lone.state.ended).toBeUndefined();
    expect(lone.isStunned("barbarian")).toBe(false);
  });

  test("Chagnar’s Wrath: Melee of Skeleton Warriors stuns; three come if there is none", () => {
    expect(arriving(setUp("chagnars-wrath"))).toEqual({ ghoul: 1, orc: 4, "skeleton-warrior": 3 });
    expect(arriving(setUp("chagnars-wrath", "chagnars-lair"))).toMatchObject({ "skeleton-warrior": 4 });
    const at = { elf: [260, 160], "skeleton-warrior-1": [300, 160], ...apart } as const;
    const game = fightIn("chagnars-wrath", { phase: "overseer", at });
    game.choose("skeleton-warrior-1:melee");
    expect(game.question("melee").about.modifiers).toEqual(["stunning"]);
    game.flickAt("elf", 500);
    expect(game.isStunned("elf")).toBe(true);
  });

  test("Dark Passage: after the room the Heroes may vote to go straight to the Lord", () => {
    const voted = (vote: string) => {
      const game = fightIn("dark-passage", {});
      game.passTurn();
      expect(game.asked.prompt).toBe("dark-passage");
      game.choose(vote);
      game.choose("explore");
      return game;
    };
    expect(voted("passage").state.fight?.kind).toBe("lord");
    expect(voted("passage").state.rooms.filter(({ closed }) => closed)).toHaveLength(5);
    expect(voted("go-on").state.fight?.kind).not.toBe("lord");
  });

  test("Den of Thieves: a monster that hits takes 100 gold, once in a flick and Hero", () => {
    const at = { elf: [260, 160], "orc-2": [300, 160], ...apart } as const;
    const game = fightIn("den-of-thieves", { phase: "overseer", at, heroes: { elf: { gold: 300 } } });
    const before = game.state.bank;
    game.choose("orc-2:melee");
    game.flickAt("elf", 500);
    expect(game.hero("elf").gold).toBe(200);
    expect(game.state.bank).toBe(before + 100);
    expect(game.events("robbed")).toMatchObject([{ hero: "elf", gold: 100, by: "orc-2" }]);
  });

  test("Hall of Mirrors: every monster is Incorporeal besides", () => {
    const at = { barbarian: [420, 160], "minotaur-1": [462, 160], ...apart } as const;
    const game = fightIn("hall-of-mirrors", { at });
    game.choose("barbarian:melee");
    game.flickAt("minotaur-1", 2500);
    expect(game.events("unhurt")).toMatchObject([{ piece: "minotaur-1" }]);
    expect(game.isOnBoard("minotaur-1")).toBe(false);
    expect(game.hero("barbarian").trophies).toEqual(["minotaur"]);
  });

  test("Raiders from Sagomot: a Troll, an Orc and a Skeleton Archer more", () => {
    expect(arriving(setUp("raiders-from-sagomot"))).toEqual({
      ghoul: 1,
      orc: 5,
      troll: 1,
      "skeleton-archer": 1,
    });
  });

  test("Rampage!: the kind that the Overseer names makes one Melee more", () => {
    const game = setUp("rampage");
    expect(game.asked).toMatchObject({ prompt: "rampage", seats: ["seat-1"] });
    game.choose("orc");
    expect(game.state.passages?.now).toEqual({ card: "rampage", kind: "orc" });
    const at = { "orc-2": [300, 160], "ghoul-1": [400, 160], "sewer-rat-1": [440, 60] } as const;
    const fight = fightIn("rampage", { phase: "overseer", at }, "orc");
    fight.choose("orc-2:melee");
    fight.tap();
    expect(fight.asked.prompt).toBe("go-on");
    fight.choose("flick");
    fight.tap();
    fight.choose("ghoul-1:melee");
    fight.tap();
    expect(fight.asked.prompt).toBe("monster-acts");
    // Whoever is Weak does no damage with it either.
    const rats = fightIn(
      "rampage",
      { phase: "overseer", at: { elf: [260, 60], "sewer-rat-1": [300, 60] } },
      "sewer-rat",
    );
    rats.choose("sewer-rat-1:melee");
    rats.tap();
    rats.choose("flick");
    strikeAll(rats, "elf");
    expect(rats.life("elf")).toBe(8);
  });

  test("Stoneloth Shields: Dungeon monsters retaliate; an Orc comes if there is none", () => {
    expect(arriving(setUp("stoneloth-shields", "chagnars-lair"))).toMatchObject({ orc: 1 });
    expect(arriving(setUp("stoneloth-shields"))).toEqual({ ghoul: 1, orc: 4 });
    const game = fightIn("stoneloth-shields", { at: { elf: [260, 160], "orc-2": [300, 160] } });
    game.choose("elf:melee");
    game.flickAt("orc-2", 500);
    expect(game.asked.prompt).toBe("retaliate");
  });

  test("Vaiel’s Archers: when the room would end, two Centaurs or a Cerberus come, once", () => {
    for (const [band, count] of [
      ["centaur", 2],
      ["cerberus", 1],
    ] as const) {
      const game = fightIn("vaiels-archers");
      game.passTurn();
      expect(game.asked).toMatchObject({ prompt: "reinforcements", seats: ["seat-1"] });
      game.choose(band);
      game.place();
      const comers = game.state.fight?.pieces.filter(({ card }) => card === band) ?? [];
      expect(comers).toHaveLength(count);
      for (const { x } of comers) expect(x).toBeLessThan(80);
      expect(game.state.phase).toBe("heroes");
      expect(game.state.passages?.now?.spent).toBe(true);
    }
  });
});

describe("the cards of level 2", () => {
  test("Help from Beyond: one kind of the card stays away, by majority", () => {
    const game = entering("help-from-beyond", "chomatha-bridge");
    expect(game.asked).toMatchObject({ prompt: "left-out", seats: ["seat-2"] });
    expect(game.options()).toEqual(["minotaur", "troll", "orc"]);
    game.choose("troll");
    expect(arriving(game)).toEqual({ minotaur: 1, orc: 3 });
    // As long as one monster stays.
    const lone = entering("help-from-beyond", "chomatha-bridge", {
      state: { passages: passages("help-from-beyond") },
    });
    expect(lone.options()).not.toContain("zombie");
  });

  test("Horde of Vermin: six Zombies without Feeding Frenzy come when the room would end", () => {
    const game = fightIn("horde-of-vermin");
    game.passTurn();
    game.place();
    expect(game.state.fight?.pieces.filter(({ card }) => card === "zombie")).toHaveLength(6);
    game.passTurn();
    const zombie = game.options().find((id) => id.startsWith("zombie") && id.endsWith(":melee")) ?? "";
    game.choose(zombie);
    const before = ["elf", "barbarian", "thief", "wizard"].map((hero) => game.life(hero));
    const hero = game.state.fight?.pieces.find(({ kind }) => kind === "hero")?.id ?? "";
    strikeAll(game, hero);
    expect(["elf", "barbarian", "thief", "wizard"].map((one) => game.life(one))).not.toEqual(before);
    expect(game.isStunned(zombie.replace(":melee", ""))).toBe(false);
  });

  test("Sneak Attack: the Overseer’s first turn is skipped", () => {
    const game = fightIn("sneak-attack", { at: apart });
    game.passTurn();
    expect(game.state).toMatchObject({ phase: "heroes", fight: { round: 2 } });
    expect(game.events("surprised")).toMatchObject([{ piece: "orc-1" }]);
    game.passTurn();
    expect(game.state.phase).toBe("overseer");
  });

  test("Summoning Ritual: up to two monsters are exchanged for others worth at most 100 more", () => {
    const game = setUp("summoning-ritual", "chomatha-bridge");
    expect(game.options()).toEqual(["minotaur", "troll", "orc", "no"]);
    game.choose("orc");
    for (const id of game.options()) expect(monsterOf(id).gold).toBeLessThanOrEqual(200);
    game.choose("ghoul");
    game.choose("no");
    expect(arriving(game)).toEqual({ minotaur: 1, troll: 2, orc: 2, ghoul: 1 });
    const twice = setUp("summoning-ritual", "chomatha-bridge");
    for (let n = 0; n < 2; n++) {
      twice.choose("orc");
      twice.choose("ghoul");
    }
    expect(arriving(twice)).toEqual({ minotaur: 1, troll: 2, orc: 1, ghoul: 2 });
    // Whoever has come by it is not exchanged again, for somebody worth 200 more than the first.
    const once = setUp("summoning-ritual", "chomatha-bridge");
    once.choose("orc");
    once.choose("ghoul");
    expect(once.options()).toEqual(["minotaur", "troll", "orc", "no"]);
  });

  test("The Fires of Xokarst: Infernal monsters make one Fireball more; a Fire Spirit comes if there is none", () => {
    expect(arriving(setUp("the-fires-of-xokarst", "chomatha-bridge"))).toMatchObject({ "fire-spirit": 1 });
    const at = { "fire-spirit-1": [300, 160], ...apart } as const;
    const game = fightIn("the-fires-of-xokarst", { phase: "overseer", at });
    game.choose("fire-spirit-1:melee");
    game.tap();
    game.choose("flick");
    expect(game.asked.prompt).toBe("place-shot");
    game.place();
    expect(game.asked.prompt).toBe("fireball");
  });
});
