import { playRandomly, xoroshiro } from "@ossuaire/kernel";
import { describe, expect, test } from "vitest";
import { catacombs } from "./catacombs.ts";
import { allItems, monsterOf } from "./content/box.ts";
import { dealtIn, spellCopies } from "./content/dealt.ts";
import { defaultOptions } from "./options.ts";
import type { State } from "./state.ts";
import { fighting, newCampaign } from "./testing/campaign.ts";
import { rulesIn } from "./testing/catalogue.ts";
import { leaveRoom } from "./testing/scenes.ts";

test("CAT-LIMIT-01: a card beats the book: a Crypt Spider’s Missile does no damage", () => {
  const game = fighting({ phase: "overseer", at: { elf: [250, 60], "crypt-spider-1": [360, 60] } });
  game.choose("crypt-spider-1:melee");
  game.tap();
  game.choose("flick");
  game.place(330, 60);
  game.flickAt("elf");
  expect(game.events("hit")).toMatchObject([{ piece: "elf", attack: "missile" }]);
  expect(game.life("elf")).toBe(8);
});

/** What the box holds, counted over all places where it can be. */
function countOf(state: State) {
  const discs: Record<string, number> = { ...state.reserve };
  const count = (card: string) => {
    const { disc } = monsterOf(card);
    discs[disc] = (discs[disc] ?? 0) + 1;
  };
  for (const { kind, card } of state.fight?.pieces ?? [])
    if (kind === "monster" || kind === "wall") count(card);
  const heroes = Object.values(state.heroes);
  for (const card of [...(state.fight?.arriving ?? []), ...heroes.flatMap(({ trophies }) => trophies)])
    count(card);
  return {
    discs,
    gold: heroes.reduce((sum, { gold }) => sum + gold, state.bank),
    items: [
      ...state.equipment,
      ...state.offer,
      ...state.usedUp,
      ...heroes.flatMap(({ items }) => items),
    ].toSorted(),
    spells: [...state.spells, ...state.spentSpells].toSorted(),
  };
}

test("CAT-LIMIT-02: whatever happens, there is as much of everything as the box contains", () => {
  const box = {
    discs: dealtIn({}).discs,
    gold: dealtIn({}).gold,
    items: allItems()
      .map(({ id }) => id)
      .toSorted(),
    spells: spellCopies(dealtIn({})).toSorted(),
  };
  for (const [seed, lord] of [
    ["one", "lich"],
    ["two", "dragon"],
  ] as const) {
    const { match } = newCampaign({ lord, camping: true, wanderers: true }, seed);
    const rng = xoroshiro.fromSeed(seed);
    // A step that summons has its disc in hand between two questions; so it is counted when a step begins.
    for (let answer = 0; answer < 250 && match.decision !== undefined; answer++) {
      const { prompt } = match.decision;
      if (!["place-summoned", "place-wanderer", "place-monsters"].includes(prompt))
        expect(countOf(match.state)).toEqual(box);
      playRandomly(match, rng);
    }
  }
});

describe("the gold bank", () => {
  const short = (bank: number) => {
    const game = fighting({
      state: { bank },
      at: { elf: [260, 60], "crypt-spider-1": [330, 60] },
      life: { "crypt-spider-1": 1 },
    });
    game.choose("elf:melee");
    game.flickAt("crypt-spider-1");
    leaveRoom(game);
    return game;
  };

  test("CAT-LIMIT-03: when it has run out, the Heroes receive no more gold", () => {
    const game = short(0);
    expect(game.hero("elf")).toMatchObject({ gold: 0, trophies: [] });
    expect(game.events("paid")).toMatchObject([{ hero: "elf", gold: 0, due: 300, rule: "CAT-LIMIT-03" }]);
    expect(game.state.phase).toBe("exploration");
  });

  test("CAT-EX-16: a bank of 100 pays 100 of 300", () => {
    const game = short(100);
    expect([game.hero("elf").gold, game.state.bank]).toEqual([100, 0]);
  });
});

describe("the monster reserve", () => {
  const lair = (spirits: number) =>
    fighting({
      kind: "lord",
      phase: "overseer",
      options: { lord: "dragon" },
      at: { dragon: [400, 160], "orc-1": [440, 300] },
      state: { reserve: { ...dealtIn({}).discs, "fire-spirit": spirits } },
    });

  test("CAT-LIMIT-04: of a kind without discs the Overseer cannot bring in more", () => {
    const game = lair(1);
    game.choose("dragon:bring-forth");
    game.place();
    expect(game.state.fight?.pieces.filter(({ card }) => card === "fire-spirit")).toHaveLength(1);
    expect(game.events("nobody-comes")).toMatchObject([{ card: "fire-spirit", rule: "CAT-LIMIT-04" }]);
    expect(game.state.reserve["fire-spirit"]).toBe(0);
    expect(lair(0).options()).not.toContain("dragon:bring-forth");
  });

  test("CAT-EX-17: an effect that asks for a kind of which none is left places none, and the game goes on", () => {
    const came = new Set<number>();
    for (const seed of ["a", "b", "c", "d", "e", "f"]) {
      const game = fighting(
        {
          kind: "lord",
          phase: "overseer",
          options: { lord: "lich" },
          at: { lich: [400, 160], "orc-1": [440, 300] },
          state: { reserve: { ...dealtIn({}).discs, ghoul: 0 } },
        },
        seed,
      );
      game.choose("lich:call-undead");
      if (game.asked.kind === "place") game.place();
      came.add(game.events("nobody-comes").length);
      expect(game.state.fight?.pieces.some(({ card }) => card === "ghoul")).toBe(false);
      expect(game.options()).toEqual(["orc-1:melee", "orc-1:pass"]);
    }
    expect([...came].toSorted()).toEqual([0, 1]);
  });
});

test("CAT-LIMIT-05: an obstacle that was struck is where it was", () => {
  const at = { elf: [300, 110], barbarian: [300, 200], "orc-1": [440, 300] } as const;
  const fresh = fighting({ at });
  const struck = fighting({ at });
  // The Barbarian drives into the obstacle at (210, 110) first; then the same flick bounces off it at the same place.
  struck.choose("barbarian:melee");
  struck.flickAt([210, 110], 1300);
  for (const game of [fresh, struck]) {
    game.choose("elf:melee");
    game.flick(-1000, 0);
  }
  expect(fresh.piece("elf").x).toBeGreaterThan(240);
  expect(struck.piece("elf")).toEqual(fresh.piece("elf"));
});

describe("CAT-LIMIT-06: the program decides by the catalogue", () => {
  test("CAT-LIMIT-06: what breaks a rule is refused with its id, also from the Overseer, and changes nothing", () => {
    const game = fighting({ phase: "overseer", at: { "orc-1": [400, 60] } });
    const before = JSON.stringify(game.state);
    for (const answer of [
      { kind: "choose", option: "orc-1:missile" },
      { kind: "choose", option: "elf:melee" },
      { kind: "flick", piece: "orc-1", vx: 100, vy: 0 },
    ])
      expect(game.submit(answer, "seat-1")?.rule).toMatch(/^CAT-/);
    expect(JSON.stringify(game.state)).toBe(before);
  });

  test("CAT-LIMIT-06: every question and every event of a game cites a rule that can be read", () => {
    const known = new Set(rulesIn("en").map(({ id }) => id));
    const cited = new Set<string>();
    const { match } = newCampaign({ camping: true, wanderers: true }, "cited");
    const rng = xoroshiro.fromSeed("cited");
    for (let answer = 0; answer < 500 && match.decision !== undefined; answer++) {
      cited.add(match.decision.rule);
      playRandomly(match, rng);
    }
    for (const { told } of match.pages) for (const { event } of told) cited.add(event.rule);
    expect([...cited].filter((rule) => !known.has(rule))).toEqual([]);
    expect(cited.size).toBeGreaterThan(20);
  });
});

describe("CAT-LIMIT-07: only the named options can be switched on", () => {
  test("CAT-LIMIT-07: an unknown one is refused", () => {
    expect(catacombs.readOptions({ ...defaultOptions, doubleDamage: true })).toMatchObject({ ok: false });
    expect(catacombs.readOptions({ ...defaultOptions, camping: "often" })).toMatchObject({ ok: false });
    expect(catacombs.readOptions({ ...defaultOptions, camping: true })).toMatchObject({ ok: true });
  });

  test("CAT-LIMIT-07: they are chosen before the game, and visible to all", () => {
    const game = newCampaign({ camping: true });
    for (const seat of ["seat-1", "seat-2", "audience"])
      expect(game.sight(seat).view.options).toMatchObject({ camping: true, wanderers: false });
    const before = JSON.stringify(game.state.options);
    const rng = xoroshiro.fromSeed("options");
    for (let answer = 0; answer < 100; answer++) playRandomly(game.match, rng);
    expect(JSON.stringify(game.state.options)).toBe(before);
  });
});

test("CAT-LIMIT-08: our own rulings can be read, in both languages", () => {
  for (const language of ["en", "fr"] as const) {
    const rulings = rulesIn(language).filter(({ id }) => id.startsWith("CAT-RULING-"));
    expect(rulings).toHaveLength(96);
    for (const { text } of rulings) expect(text).toMatch(language === "en" ? /\*\*Decision:\*\*/ : /\*\*D/);
  }
});
