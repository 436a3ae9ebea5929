import { describe, expect, test } from "vitest";
import { monsterOf } from "./content/box.ts";
import { referenceCard } from "./content/reference.ts";
import { both } from "./testing/both.ts";
import type { Campaign } from "./testing/campaign.ts";
import { fighting } from "./testing/campaign.ts";
import { wrongWithBoxes } from "./testing/conservation-boxes.ts";
import { withVermin } from "./testing/infested.ts";
import { type Ahead, beforeRoom } from "./testing/scenes.ts";

/** The set-up of a base room: Sarhlat Antechamber has 1 Troll and two symbols, Krhlot four. */
function entering(card = "sarhlat-antechamber", ahead: Ahead = {}): Campaign {
  const game = beforeRoom(card, { ...ahead, options: { ...withVermin, ...ahead.options } });
  game.choose("explore");
  return game;
}

function arriving(game: Campaign): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const card of game.state.fight?.arriving ?? []) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}

/** What comes if these are picked, or the sentence of the refusal. */
function trying(options: readonly string[], game = entering()): unknown {
  const refused = game.submit({ kind: "pick", options });
  if (refused !== undefined) return refused.words.en;
  return arriving(game);
}

describe("wandering Vermin", () => {
  test("VER-WANDER-01: in the set-up the Overseer may use Vermin instead of the Lord’s own", () => {
    const game = entering();
    expect(game.asked).toMatchObject({ prompt: "wandering-vermin", seats: ["seat-1"], min: 0, max: 2 });
    expect(trying([], game)).toEqual({ troll: 1, zombie: 2 });
    expect(trying(["vampire-bat-1", "vampire-bat-2"])).toEqual({ troll: 1, "vampire-bat": 2 });
  });

  test("VER-WANDER-02: each symbol may be replaced on its own", () => {
    expect(trying(["pit-viper-1"])).toEqual({ troll: 1, zombie: 1, "pit-viper": 1 });
  });

  test("VER-WANDER-03: by the equivalences of the Reference card", () => {
    const card = referenceCard(withVermin).map(({ card: { id }, symbols, each }) => [id, symbols, each]);
    expect(card).toEqual([
      ["sewer-rat", 4, 3],
      ["vampire-bat", 2, 1],
      ["blood-skull", 1, 1],
      ["pit-viper", 1, 1],
      ["armoured-beetle", 2, 1],
    ]);
    expect(
      entering()
        .options()
        .some((id) => id.startsWith("wyvern")),
    ).toBe(false);
  });

  test("VER-WANDER-04: no kind replaces more symbols than its maximum", () => {
    expect(trying(["blood-skull-1", "blood-skull-2"])).toContain("Horde of Vermin: at most 1 Blood Skull");
    const four = () => entering("krhlot");
    expect(trying(["vampire-bat-1", "vampire-bat-2", "vampire-bat-3"], four())).toContain(
      "at most 2 Vampire Bat",
    );
  });

  test("VER-WANDER-05: Blood Skull: at most 1", () => {
    expect(monsterOf("blood-skull").wanders).toBe(1);
  });

  test("VER-WANDER-06: Pit Viper: at most 1", () => {
    expect(monsterOf("pit-viper").wanders).toBe(1);
  });

  test("VER-WANDER-07: Vampire Bat: at most 2", () => {
    expect(monsterOf("vampire-bat").wanders).toBe(2);
  });

  test("VER-WANDER-08: Sewer Rats come three for a symbol", () => {
    expect(trying(["sewer-rat-1"])).toEqual({ troll: 1, zombie: 1, "sewer-rat": 3 });
  });

  test("VER-WANDER-09: the Lord’s own and Vermin may be combined", () => {
    expect(trying(["armoured-beetle-1"])).toEqual({ troll: 1, zombie: 1, "armoured-beetle": 1 });
  });

  test("VER-WANDER-11: 1 Blood Skull and 1 Pit Viper; not 2 of either", () => {
    expect(trying(["blood-skull-1", "pit-viper-1"])).toEqual({ troll: 1, "blood-skull": 1, "pit-viper": 1 });
    expect(trying(["blood-skull-1", "blood-skull-2"])).toContain("at most 1 Blood Skull");
    expect(trying(["pit-viper-1", "pit-viper-2"])).toContain("at most 1 Pit Viper");
  });

  test("VER-WANDER-12: 2 Vampire Bats", () => {
    expect(trying(["vampire-bat-1", "vampire-bat-2"])).toEqual({ troll: 1, "vampire-bat": 2 });
  });

  test("VER-WANDER-13: 6 Sewer Rats; and nothing that could be answered stands for 4", () => {
    expect(trying(["sewer-rat-1", "sewer-rat-2"])).toEqual({ troll: 1, "sewer-rat": 6 });
    for (const { card, count } of entering().question("wandering-vermin").options)
      expect(count).toBe(card === "sewer-rat" ? 3 : 1);
    const four = ["sewer-rat-1", "sewer-rat-2", "sewer-rat-3", "sewer-rat-4"];
    const game = entering();
    expect(game.submit({ kind: "pick", options: four })).toBeDefined();
    expect(game.asked.prompt).toBe("wandering-vermin");
  });

  test("VER-WANDER-14: with the Dragon and four symbols: 2 Fire Spirits, 1 Blood Skull and 3 Sewer Rats", () => {
    const game = entering("krhlot", { options: { lord: "dragon" } });
    expect(game.question("wandering-vermin").about).toEqual({ symbols: 4, wandering: "fire-spirit" });
    game.pick(["blood-skull-1", "sewer-rat-1"]);
    game.pick([]);
    expect(arriving(game)).toEqual({
      troll: 2,
      "giant-scorpion": 2,
      "fire-spirit": 2,
      "blood-skull": 1,
      "sewer-rat": 3,
    });
  });
});

describe("rulings on wandering Vermin", () => {
  test("VER-RULING-51: the maxima hold for each room anew", () => {
    const state = { usedUp: [] };
    for (const card of ["sarhlat-antechamber", "ashata"])
      expect(entering(card, { state }).options()).toContain("blood-skull-1");
  });

  test("VER-RULING-52: four groups of rats at most, and two Armoured Beetles", () => {
    const four = ["sewer-rat-1", "sewer-rat-2", "sewer-rat-3", "sewer-rat-4"];
    const game = entering("krhlot");
    game.pick(four);
    game.pick([]);
    expect(arriving(game)).toMatchObject({ "sewer-rat": 12 });
    const beetles = ["armoured-beetle-1", "armoured-beetle-2", "armoured-beetle-3"];
    expect(trying(beetles, entering("krhlot"))).toContain("at most 2 Armoured Beetle");
  });

  test("VER-RULING-53: a symbol is replaced only if the whole herd is there", () => {
    const two = { state: { reserve: { ...entering().state.reserve, "tiny-vermin": 5 } } };
    const game = entering("sarhlat-antechamber", two);
    expect(game.options().filter((id) => id.startsWith("sewer-rat"))).toEqual(["sewer-rat-1"]);
    const both = game.submit({ kind: "pick", options: ["sewer-rat-1", "vampire-bat-1"] });
    expect(both).toBeUndefined();
    const one = { state: { reserve: { ...entering().state.reserve, "tiny-vermin": 3 } } };
    expect(trying(["sewer-rat-1", "vampire-bat-1"], entering("sarhlat-antechamber", one))).toContain(
      "has not enough discs left",
    );
    // The Storeroom has all twelve rats on its card: none is left for its symbol.
    expect(
      entering("the-storeroom")
        .options()
        .some((id) => id.startsWith("sewer-rat")),
    ).toBe(false);
  });

  test("VER-RULING-53: … and discs on the Witch Hunter’s board are there as well", () => {
    const reserve = { ...entering().state.reserve, "tiny-vermin": 1 };
    const heroes = { "witch-hunter": { stored: ["sewer-rat", "pit-viper"] } };
    const game = beforeRoom("sarhlat-antechamber", { options: both, heroes, state: { reserve } });
    game.choose("explore");
    game.pick(["sewer-rat-1"]);
    expect(game.question("take-stored")).toMatchObject({ max: 2 });
    game.amount(2);
    expect(arriving(game)).toMatchObject({ "sewer-rat": 3 });
    expect(game.hero("witch-hunter").stored).toBeUndefined();
  });

  test("VER-RULING-09, SOL-HUNTER-15: rats on his board count among the twelve, and are asked for as rats", () => {
    const stored = ["pit-viper", "sewer-rat", "sewer-rat", "sewer-rat"];
    for (const taken of [0, 2, 3]) {
      const { reserve } = entering().state;
      const left = { ...reserve, "tiny-vermin": (reserve["tiny-vermin"] ?? 0) - stored.length };
      const heroes = { "witch-hunter": { stored: [...stored] } };
      const options = { ...both, rooms: ["base"] };
      const game = beforeRoom("the-storeroom", { options, heroes, state: { reserve: left } });
      game.choose("explore");
      while (game.asked.kind === "pick") game.pick([]);
      expect(game.question("take-stored")).toMatchObject({ max: 3 });
      game.amount(taken);
      expect(arriving(game)).toMatchObject({ "sewer-rat": 9 + taken });
      expect(game.hero("witch-hunter").stored).toEqual(["pit-viper", ...stored.slice(1 + taken)]);
      expect(wrongWithBoxes(game.state)).toBeUndefined();
    }
  });

  test("VER-RULING-54: not for a wandering monster that comes in during the fight, nor for favourites", () => {
    const game = fighting({
      options: { ...withVermin, wanderers: true },
      at: { "orc-1": [440, 300] },
    });
    game.passTurn();
    game.choose("bring-in");
    expect(game.question("place-wanderer").pieces).toMatchObject([{ card: "zombie" }]);
    expect(entering("lair").asked.prompt).toBe("place-heroes");
  });

  test("VER-VERDICT-03: first the symbols, then the variants, then the places; nothing is changed afterwards", () => {
    const game = entering("krhlot");
    expect(game.asked.prompt).toBe("wandering-vermin");
    game.pick(["pit-viper-1"]);
    expect(game.asked.prompt).toBe("variants");
    game.pick([]);
    expect(game.asked.prompt).toBe("place-heroes");
    // A scenario that names the monsters leaves no choice.
    const intro = { fr: "", en: "" };
    const scenario = { intro, rooms: { krhlot: { monsters: [{ monster: "giant-scorpion" }] } } };
    const told = beforeRoom("krhlot", {
      options: { ...withVermin, scenario },
      state: { phase: "exploration" },
    });
    told.choose("explore");
    expect(told.asked.prompt).toBe("place-heroes");
  });

  test("VER-VERDICT-04: of a room entered again half of what the card shows stays, each symbol and rat as one", () => {
    const options = { layout: "labyrinth", ...withVermin } as const;
    const scenario = {
      intro: { fr: "", en: "" },
      rooms: {},
      maze: [
        { card: "the-culvert", x: 0, y: 0 },
        { card: "izchak", x: 1, y: 0 },
        { card: "maireya", x: 2, y: 0 },
        { card: "lair", x: 3, y: 0 },
      ],
    };
    const game = beforeRoom("the-culvert", {
      options: { ...options, scenario },
      state: { phase: "exploration", here: 1 },
    });
    const rooms = game.state.rooms.map((room, i) => ({
      ...room,
      open: i < 2,
      visits: i === 0 ? 1 : i === 1 ? 1 : 0,
    }));
    const again = beforeRoom("the-culvert", {
      options: { ...options, scenario },
      state: { phase: "exploration", here: 1, rooms },
    });
    again.choose("explore");
    if (again.asked.prompt === "way") again.choose("W");
    const half = again.question("half");
    // 2 Fire Spirits, 1 Zombie, 1 Armoured Beetle and one symbol.
    expect(half.options).toHaveLength(5);
    expect([half.min, half.max]).toEqual([2, 2]);
    const symbol = half.options.at(-1)?.id ?? "";
    again.pick([half.options[0]?.id ?? "", symbol]);
    expect(again.question("wandering-vermin").about.symbols).toBe(1);
    again.pick(["sewer-rat-1"]);
    expect(arriving(again)).toEqual({ "fire-spirit": 1, "sewer-rat": 3 });
  });

  test("VER-VERDICT-05: in a camp fight three rats count 100, others their value; no variants, nothing above 300", () => {
    const game = camping();
    const { options } = game.question("ambush");
    const kinds = new Set(options.map(({ card }) => card));
    for (const card of ["wyvern", "remorhaz", "dread-scorpion", "dire-ghoul"])
      expect(kinds).not.toContain(card);
    expect(options.filter(({ card }) => card === "sewer-rat")).toEqual(
      [1, 2, 3].map((n) => ({ id: `sewer-rat-${n}`, card: "sewer-rat", count: 3 })),
    );
    expect(options.filter(({ card }) => card === "blood-skull")).toHaveLength(1);
    const dear = game.submit({ kind: "pick", options: ["sewer-rat-1", "pit-viper-1", "orc-1"] });
    expect(dear?.code).toBe("too-dear");
    game.pick(["sewer-rat-1", "sewer-rat-2", "orc-1"]);
    expect(arriving(game)).toEqual({ "sewer-rat": 6, orc: 1 });
  });
});

/** The Heroes camp, and the marker comes to a star. */
function camping(): Campaign {
  const game = fighting({ options: { ...withVermin, camping: true }, state: { camp: 2 } });
  game.passTurn();
  game.choose("camp");
  return game;
}
