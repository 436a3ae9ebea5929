import { describe, expect, test } from "vitest";
import { allRooms, heroCard, roomOf } from "./content/box.ts";
import { isPaidBy } from "./content/soloth/payment.ts";
import { defaultOptions } from "./options.ts";
import { roomsOf } from "./rules/piles.ts";
import { both, together } from "./testing/both.ts";
import { type Campaign, fighting, newCampaign, type Situation } from "./testing/campaign.ts";
import { strikeAll } from "./testing/infested.ts";
import { passages } from "./testing/passages.ts";
import { beforeRoom } from "./testing/scenes.ts";
import { solothParty } from "./testing/soloth.ts";
import { apart } from "./testing/venom.ts";
import { detailOf } from "./words/pay.ts";

/** A monster strikes the Paladin, who is asked about his armour. */
function atPaladin(monster: string, action: string, situation: Situation = {}): Campaign {
  const at = { paladin: [300, 160], [`${monster}-1`]: [345, 160], ...apart, ...situation.at } as const;
  const game = together({ phase: "overseer", ...situation, at });
  game.choose(`${monster}-1:${action}`);
  game.flickAt("paladin", 300);
  return game;
}

describe("both expansions on one table", () => {
  test("VER-SOLOTH-02: in her other form the Sorceress can rid herself of one Poison card", () => {
    const heroes = {
      sorceress: { poison: ["poison-3-2", "poison-0-1"] },
      paladin: { poison: ["poison-1-2"] },
    };
    const human = together({ at: apart, heroes });
    expect(human.options()).not.toContain("sorceress:beast-cure");
    const game = together({ at: apart, heroes, marks: { sorceress: { beast: 1 } } });
    game.choose("sorceress:beast-cure");
    expect(game.options()).toEqual(["poison-3-2", "poison-0-1"]);
    game.choose("poison-3-2");
    expect(game.hero("sorceress").poison).toEqual(["poison-0-1"]);
  });

  test("VER-SOLOTH-03: the card she selects is discarded", () => {
    const heroes = { sorceress: { poison: ["poison-3-2"] } };
    const game = together({ at: apart, heroes, marks: { sorceress: { beast: 1 } } });
    game.choose("sorceress:beast-cure");
    game.choose("poison-3-2");
    expect(game.state.poison?.discards).toEqual(["poison-3-2"]);
  });

  test("VER-SOLOTH-04: armour against one of the two Melee saves the Paladin from being devoured", () => {
    for (const answers of [
      ["armour", "no"],
      ["no", "armour"],
    ]) {
      const game = atPaladin("remorhaz", "melees");
      game.choose(answers[0] ?? "");
      game.choose("flick");
      strikeAll(game, "paladin");
      game.choose(answers[1] ?? "");
      expect(game.isOnBoard("paladin")).toBe(true);
    }
    const eaten = atPaladin("remorhaz", "melees");
    eaten.choose("no");
    eaten.choose("flick");
    strikeAll(eaten, "paladin");
    eaten.choose("no");
    expect(eaten.isOnBoard("paladin")).toBe(false);
  });

  test("VER-SOLOTH-05: armour spent on a Poison attack spares the card", () => {
    const game = atPaladin("wyvern", "melee-fireball");
    game.choose("armour");
    expect(game.hero("paladin").poison).toBeUndefined();
    expect(game.life("paladin")).toBe(heroCard("paladin").life);
    const other = atPaladin("wyvern", "melee-fireball");
    other.choose("no");
    expect(other.hero("paladin").poison).toHaveLength(1);
  });

  test("VER-SOLOTH-06: armour spent on a Fear attack spares the flight", () => {
    const at = { "dire-ghoul-1": [345, 160] } as const;
    const game = atPaladin("dire-ghoul", "melees", { at });
    game.choose("armour");
    expect(game.asked.prompt).not.toBe("flight");
    const other = atPaladin("dire-ghoul", "melees", { at });
    other.choose("no");
    expect(other.asked.prompt).toBe("flight");
  });

  test("VER-SOLOTH-07: the Mirror Shield protects the Ice Princess from a Critical Fireball", () => {
    expect(burnt(["mirror-shield"]).life("ice-princess")).toBe(heroCard("ice-princess").life);
    expect(burnt([]).life("ice-princess")).toBe(heroCard("ice-princess").life - 2);
  });

  test("VER-SOLOTH-08: five Vermin stand in for one monster of a colour", () => {
    const rats = (count: number) => Array.from({ length: count }, () => "sewer-rat");
    expect(isPaidBy(["dungeon", "any"], [...rats(5), "zombie"], 0)).toBe(true);
    expect(isPaidBy(["dungeon", "any"], [...rats(4), "zombie"], 0)).toBe(false);
    expect(isPaidBy(["dungeon", "any"], rats(6), 0)).toBe(true);
    expect(isPaidBy(["dungeon", "any"], rats(5), 0)).toBe(false);
    const heroes = { "witch-hunter": { trophies: [...rats(5), "zombie"] } };
    const game = together({ heroes });
    game.passTurn();
    game.choose("orc-hide-shield");
    while (game.asked.prompt === "artefact-cost") game.choose(game.options()[0] ?? "");
    expect(game.hero("witch-hunter").artefacts).toEqual(["orc-hide-shield"]);
    expect(game.hero("witch-hunter").stored).toBeUndefined();
    expect(game.events("activated")).toMatchObject([{ cards: [...rats(5), "zombie"] }]);
  });

  test("VER-SOLOTH-09: Touch of Decay may regenerate a monster with Stamina", () => {
    const at = { paladin: [300, 160], "wight-1": [345, 160], "wyvern-1": [440, 60] } as const;
    const game = together({ phase: "overseer", at, life: { "wyvern-1": 2 } });
    game.choose("wight-1:melee");
    game.flickAt("paladin", 500);
    game.choose("no");
    expect(game.options()).toContain("wyvern-1");
    game.choose("wyvern-1");
    expect(game.life("wyvern-1")).toBe(3);
  });

  test("VER-SOLOTH-10: the Shapeshifter may use variant cards", () => {
    const game = shaped(["ghoul"]);
    expect(game.state.fight?.shapes).toEqual({ ghoul: "dire-ghoul" });
    const at = { shapeshifter: [400, 160], "ghoul-1": [440, 60] } as const;
    const position = fighting({
      options: { ...both, lord: "shapeshifter" },
      kind: "lord",
      phase: "overseer",
      at,
    });
    const { fight } = position.state;
    if (fight === undefined) throw new Error("no fight");
    const fixed = fighting({
      options: { ...both, lord: "shapeshifter" },
      phase: "overseer",
      state: { fight: { ...fight, shapes: { ghoul: "dire-ghoul" } } },
    });
    const shift =
      fixed.options().find((id) => id.startsWith("shapeshifter:") && id !== "shapeshifter:melee") ?? "";
    fixed.choose(shift);
    fixed.tap();
    while (fixed.asked.prompt === "go-on") fixed.choose("flick");
    expect(fixed.asked.prompt).toBe("shape");
    expect(fixed.options()).toContain("dire-ghoul:melees");
    expect(fixed.options()).not.toContain("ghoul:melee");
  });

  test("VER-SOLOTH-11: he decides in the set-up which, kind by kind", () => {
    const game = shaped();
    expect(game.asked).toMatchObject({ prompt: "shape-variants", seats: ["seat-1"] });
    expect(game.options()).toEqual(["ghoul", "centaur"]);
    game.pick([]);
    expect(game.state.fight?.shapes).toEqual({});
    expect(game.asked.prompt).toBe("place-heroes");
  });
});

/** The Wyvern’s Critical Fireball strikes the Ice Princess. */
function burnt(items: string[]): Campaign {
  const at = { "ice-princess": [280, 60], "wyvern-1": [400, 60], ...apart } as const;
  const game = together({ phase: "overseer", at, heroes: { "ice-princess": { items } } });
  game.choose("wyvern-1:melee-fireball");
  game.tap();
  game.choose("flick");
  game.place(360, 60);
  game.flickAt("ice-princess");
  return game;
}

/** The lair of the Shapeshifter in a story that brings other minions; perhaps some variants are picked. */
function shaped(variants?: readonly string[]): Campaign {
  const monsters = ["ghoul", "centaur", "orc"].map((monster) => ({ monster }));
  const scenario = { intro: { fr: "", en: "" }, rooms: { lair: { monsters } } };
  const options = { ...both, lord: "shapeshifter", scenario } as const;
  const game = beforeRoom("lair", { options, state: { phase: "exploration" } });
  game.choose("explore");
  if (variants !== undefined) game.pick(variants);
  return game;
}

describe("rulings on both", () => {
  test("VER-SETUP-06: the rooms of Soloth may be used instead of the base game’s", () => {
    for (let n = 0; n < 20; n++) {
      const { rooms } = newCampaign({ ...both, rooms: ["soloth"] }, `${n}`).state;
      for (const { card } of rooms) expect(baseRooms).not.toContain(card);
    }
  });

  test("VER-RULING-42: of an odd pile the larger half stays", () => {
    // 15 rooms of level 1 in Soloth: 8 stay, and 15 come.
    expect(roomsOf({ ...defaultOptions, ...both, rooms: ["soloth"] }, 1)).toBe(8 + 15);
  });

  test("VER-RULING-44: base and Soloth are merged by level first, then halved, then Vermin come in", () => {
    const levels = [0, 1, 2] as const;
    expect(levels.map((level) => roomsOf({ ...defaultOptions, ...both }, level))).toEqual([4, 33, 18]);
    const soloth = { ...defaultOptions, ...both, rooms: ["soloth"] };
    expect(levels.map((level) => roomsOf(soloth, level))).toEqual([2, 23, 13]);
  });

  test("VER-RULING-45: Soloth’s Merchant and Vermin’s Healer", () => {
    const cards = newCampaign(both).state.rooms.map(({ card }) => card);
    expect(cards.filter((card) => ["merchant", "healer"].includes(roomOf(card).kind))).toEqual([
      "beeble",
      "maireya",
    ]);
  });

  test("VER-RULING-90: armour keeps a rat from climbing, and works against the Swarm Attack", () => {
    const game = atPaladin("sewer-rat", "melee", { at: { "sewer-rat-1": [330, 160] } });
    game.choose("armour");
    expect(game.piece("sewer-rat-1").on).toBeUndefined();
    const at = { "sewer-rat-1": [330, 160], "sewer-rat-2": [1, 1], "sewer-rat-3": [1, 1] } as const;
    const on = { "sewer-rat-2": "paladin", "sewer-rat-3": "paladin" };
    for (const way of ["damage", "poison"]) {
      const swarm = atPaladin("sewer-rat", "melee", { at, on });
      swarm.choose("no");
      swarm.choose(way);
      expect(swarm.asked.prompt).toBe("ward");
      swarm.choose("armour");
      expect(swarm.life("paladin")).toBe(heroCard("paladin").life);
      expect(swarm.hero("paladin").poison).toBeUndefined();
      expect(swarm.isOnBoard("sewer-rat-2")).toBe(false);
    }
  });

  test("SOL-PALADIN-12: he hears of all that a hit would bring, poison, fear, rats and maws too", () => {
    const heard = (game: Campaign) => detailOf(game.asked, game.state)?.en.replace(" Armour: 2.", "");
    const at = { "sewer-rat-1": [330, 160], "sewer-rat-2": [1, 1], "sewer-rat-3": [1, 1] } as const;
    const on = { "sewer-rat-2": "paladin", "sewer-rat-3": "paladin" };
    const rats = (way: string) => {
      const game = atPaladin("sewer-rat", "melee", { at, on });
      expect(heard(game)).toBe("Sewer Rat 1: Swarm.");
      game.choose("no");
      game.choose(way);
      return heard(game);
    };
    expect([rats("damage"), rats("poison")]).toEqual(["Sewer Rat 1: −1 life.", "Sewer Rat 1: Poison."]);
    expect(heard(atPaladin("blood-skull", "melee", { at: { "blood-skull-1": [330, 160] } }))).toBe(
      "Blood Skull 1: −1 life, Fear.",
    );
    expect(heard(atPaladin("pit-viper", "melee", { at: { "pit-viper-1": [330, 160] } }))).toBe(
      "Pit Viper 1: −1 life, Poison, Lethal.",
    );
    expect(heard(atPaladin("remorhaz", "melees"))).toBe("Remorhaz 1: −1 life, Devourer.");
    expect(heard(atPaladin("fire-spirit", "melee"))).toBe("Fire Spirit 1: −1 life, Fire Wall.");
    expect(heard(atPaladin("wight", "melee"))).toBe("Wight 1: −1 life, Touch of Decay.");
  });

  test("SOL-PALADIN-12: the Swarm Attack steals nothing, so that armour against it saves no gold in the Den of Thieves", () => {
    const game = together({
      phase: "overseer",
      options: { passages: true },
      heroes: { paladin: { gold: 300 } },
      state: { passages: { ...passages(), now: { card: "den-of-thieves" } } },
      at: {
        ...{ paladin: [300, 160], "sewer-rat-1": [330, 160], ...apart },
        ...{ "sewer-rat-2": [1, 1], "sewer-rat-3": [1, 1] },
      },
      on: { "sewer-rat-2": "paladin", "sewer-rat-3": "paladin" },
    });
    game.choose("sewer-rat-1:melee");
    game.flickAt("paladin", 300);
    expect(detailOf(game.asked, game.state)?.en).toBe("Sewer Rat 1: Swarm, Thief. Armour: 2.");
    game.choose("no");
    game.choose("damage");
    expect(detailOf(game.asked, game.state)?.en).toBe("Sewer Rat 1: −1 life. Armour: 2.");
    game.choose("armour");
    expect(game.hero("paladin").gold).toBe(200);
  });

  test("VER-RULING-82: the Orc Hide Shield sends nothing back to the rats that lie on him", () => {
    const at = { "witch-hunter": [260, 160], "sewer-rat-1": [330, 160], ...apart } as const;
    const game = together({
      phase: "overseer",
      heroes: { "witch-hunter": { artefacts: ["orc-hide-shield"] } },
      at: { ...at, "sewer-rat-2": [1, 1], "sewer-rat-3": [1, 1] },
      on: { "sewer-rat-2": "witch-hunter", "sewer-rat-3": "witch-hunter" },
    });
    game.choose("sewer-rat-1:melee");
    game.flickAt("witch-hunter", 560);
    game.choose("no");
    game.choose("damage");
    game.choose("orc-hide-shield");
    expect([game.events("ignores").length, game.events("hurt"), game.events("card-harm")]).toEqual([
      1,
      [],
      [],
    ]);
    expect(game.events("to-reserve")).toHaveLength(3);
  });

  test("SOL-VERDICT-18: devoured and freed, the Sorceress is still in the form that she has paid for", () => {
    const game = together({
      phase: "overseer",
      life: { "remorhaz-1": 1 },
      marks: { sorceress: { beast: 1 } },
      at: { sorceress: [300, 160], "remorhaz-1": [350, 160], paladin: [300, 60], ...apart },
    });
    game.choose("remorhaz-1:melees");
    game.flickAt("sorceress", 300);
    game.choose("flick");
    game.flickAt("sorceress", 500);
    expect(game.isOnBoard("sorceress")).toBe(false);
    while (game.state.phase === "overseer") game.passTurn();
    game.choose("paladin:melee");
    game.flickAt("remorhaz-1", 1500);
    expect(game.options()).toContain("sorceress:beast-strike");
    expect(game.options()).not.toContain("sorceress:sorcery-fireball");
  });

  test("VER-RULING-93: the cure of the beast is hers alone, and costs 1 magic", () => {
    const heroes = { sorceress: { poison: ["poison-3-2"] }, paladin: { poison: ["poison-1-2"] } };
    const game = together({ at: apart, heroes, marks: { sorceress: { beast: 1 } } });
    expect(game.question("hero-acts").options).toContainEqual(
      expect.objectContaining({ id: "sorceress:beast-cure", cost: { track: "magic", points: 1, life: 0 } }),
    );
    game.choose("sorceress:beast-cure");
    game.choose("poison-3-2");
    expect(game.hero("sorceress").tracks["magic"]).toBe(5);
    expect(game.hero("paladin").poison).toEqual(["poison-1-2"]);
    // Without Vermin there is no such action.
    const alone = fighting({
      options: { boxes: ["soloth"], parties: [solothParty] },
      at: apart,
      marks: { sorceress: { beast: 1 } },
    });
    expect(alone.options()).not.toContain("sorceress:beast-cure");
  });

  test("VER-RULING-94: one Vermin pays a multicoloured icon, five a coloured circle, and all go to the reserve", () => {
    expect(isPaidBy(["any", "any"], ["sewer-rat", "pit-viper"], 0)).toBe(true);
    const five = ["sewer-rat", "pit-viper", "vampire-bat", "blood-skull", "armoured-beetle"];
    expect(isPaidBy(["undead"], five, 0)).toBe(true);
    expect(isPaidBy(["undead", "any"], five, 0)).toBe(false);
    expect(isPaidBy(["undead", "undead"], [...five, ...five], 0)).toBe(true);
    const heroes = { "witch-hunter": { stored: [...five, "orc", "orc"] } };
    const before = together({ heroes }).state.reserve["tiny-vermin"] ?? 0;
    const game = together({ heroes });
    game.passTurn();
    game.choose("skeleton-hand");
    while (game.asked.prompt === "artefact-cost") game.choose(game.options()[0] ?? "");
    expect(game.state.reserve["tiny-vermin"]).toBe(before + 5);
  });

  test("VER-RULING-95: it has no effect on her at all, and nothing is asked", () => {
    const game = burnt(["mirror-shield"]);
    expect(game.events("hurt")).toEqual([]);
    expect(game.events("ignores")).toMatchObject([{ piece: "ice-princess" }]);
  });

  test("VER-RULING-96: the choice holds for the battle, and only for kinds that have a variant", () => {
    const game = shaped(["centaur"]);
    expect(game.state.fight?.shapes).toEqual({ centaur: "savage-centaur" });
    expect(game.events("variant")).toMatchObject([{ card: "centaur", variant: "savage-centaur" }]);
  });

  test("a flight can make an ice spike fall, as any flick can (VER-RULING-34)", () => {
    const at = { paladin: [300, 160], "blood-skull-1": [330, 160], "orc-2": [240, 160] } as const;
    const game = together({ phase: "overseer", at, frozen: ["orc-2"], board: "ancient-road" });
    game.choose("blood-skull-1:melee");
    game.flickAt("paladin", 300);
    game.choose("no");
    game.choose("paladin");
    game.flickAt("orc-2", 2500);
    expect(game.events("fell")).toMatchObject([{ piece: "ice-spike-1", from: "orc-2" }]);
    expect(game.life("orc-2")).toBe(2);
  });

  test("the Amulet of Courage keeps its owner from fleeing", () => {
    const at = { paladin: [300, 160], "blood-skull-1": [330, 160], ...apart } as const;
    const game = together({ phase: "overseer", at, heroes: { paladin: { items: ["amulet-of-courage"] } } });
    game.choose("blood-skull-1:melee");
    game.flickAt("paladin", 400);
    game.choose("no");
    expect(game.life("paladin")).toBe(heroCard("paladin").life - 1);
    expect(game.asked.prompt).toBe("monster-acts");
  });
});

const baseRooms = allRooms()
  .filter(({ kind }) => kind === "combat")
  .map(({ id }) => id);
