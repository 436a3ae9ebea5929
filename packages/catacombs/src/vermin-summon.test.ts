import { describe, expect, test } from "vitest";
import { monsterOf } from "./content/box.ts";
import type { Campaign, Situation } from "./testing/campaign.ts";
import { infested, strikeAll } from "./testing/infested.ts";

/** The Elder Vampire in the Overseer’s turn, with an Orc that can act as well. */
function vampire(situation: Situation = {}): Campaign {
  const at = { "elder-vampire-1": [440, 160], "orc-1": [440, 300], ...situation.at } as const;
  return infested({ phase: "overseer", ...situation, at });
}

/** It has summoned its rats, which stand where the table suggests. */
function summoned(situation: Situation = {}): Campaign {
  const game = vampire(situation);
  game.choose("elder-vampire-1:summon-vermin");
  game.place();
  return game;
}

function rats(game: Campaign): readonly string[] {
  return (game.state.fight?.pieces ?? []).filter(({ card }) => card === "sewer-rat").map(({ id }) => id);
}

describe("Summon Vermin", () => {
  test("VER-SUMMON-01: it brings five Sewer Rats into the room", () => {
    const game = summoned();
    expect(rats(game)).toHaveLength(5);
  });

  test("VER-SUMMON-02: from the reserve", () => {
    const before = vampire().state.reserve["tiny-vermin"] ?? 0;
    expect(summoned().state.reserve["tiny-vermin"]).toBe(before - 5);
  });

  test("VER-SUMMON-03: only rats that are there can come", () => {
    const ten = Object.fromEntries(
      Array.from({ length: 10 }, (_, i) => [`sewer-rat-${i + 1}`, [250 + 14 * i, 20]] as const),
    );
    expect(rats(summoned({ at: ten }))).toHaveLength(12);
  });

  test("VER-SUMMON-04: anywhere in the Heroes’ start zone", () => {
    const game = vampire();
    game.choose("elder-vampire-1:summon-vermin");
    expect(game.asked).toMatchObject({ prompt: "place-arrivals", seats: ["seat-1"] });
    const { pieces, suggestion } = game.question("place-arrivals");
    for (const { zone } of pieces) expect(zone).toMatchObject([{ shape: "rectangle", x: 6, width: 68 }]);
    const outside = suggestion.map((spot, i) => (i === 0 ? { ...spot, x: 100 } : spot));
    expect(game.submit({ kind: "place", spots: outside })).toBeDefined();
  });

  test("VER-SUMMON-05: they must act in this turn", () => {
    const game = summoned();
    const options = game.options();
    for (const rat of rats(game)) {
      expect(options).toContain(`${rat}:melee`);
      expect(options).not.toContain(`${rat}:pass`);
    }
    expect(options).not.toContain("pass");
  });

  test("VER-SUMMON-06: after the action of the summoner", () => {
    const game = summoned();
    expect(game.options().some((id) => id.startsWith("elder-vampire"))).toBe(false);
    expect(game.asked.prompt).toBe("monster-acts");
  });

  test("VER-SUMMON-07: the Elder Vampire has it", () => {
    expect(monsterOf("elder-vampire").actions.map(({ id }) => id)).toContain("summon-vermin");
  });
});

describe("rulings on summoning", () => {
  test("VER-RULING-73: it is the monster’s action, and can be taken again in the next turn", () => {
    const game = summoned();
    for (const rat of rats(game)) {
      game.choose(`${rat}:melee`);
      game.tap();
    }
    game.choose("orc-1:pass");
    expect(game.state.phase).toBe("heroes");
    game.passTurn();
    expect(game.options()).toContain("elder-vampire-1:summon-vermin");
  });

  test("VER-RULING-74: as many as are there and fit; without any the action cannot be chosen", () => {
    const reserve = (tiny: number) => ({ ...vampire().state.reserve, "tiny-vermin": tiny });
    expect(rats(summoned({ state: { reserve: reserve(3) } }))).toHaveLength(3);
    expect(vampire({ state: { reserve: reserve(0) } }).options()).not.toContain(
      "elder-vampire-1:summon-vermin",
    );
    // Orcs fill the zone, so that no rat finds room between them; none is placed outside it.
    const orcs = Array.from({ length: 36 }, (_, i): [string, readonly [number, number]] => [
      `orc-${i + 2}`,
      [12.5 + 25 * (i % 3), 12.5 + 26.8 * Math.floor(i / 3)],
    ]);
    const heroes = { elf: [200, 30], barbarian: [200, 130], thief: [200, 190], wizard: [200, 290] } as const;
    const full = vampire({ board: "ancient-road", at: { ...Object.fromEntries(orcs), ...heroes } });
    expect(full.options()).not.toContain("elder-vampire-1:summon-vermin");
    const gap = vampire({ board: "ancient-road", at: { ...Object.fromEntries(orcs.slice(1)), ...heroes } });
    gap.choose("elder-vampire-1:summon-vermin");
    gap.place();
    expect(rats(gap).length).toBeGreaterThan(0);
    expect(rats(gap).length).toBeLessThan(5);
    for (const id of rats(gap)) expect(gap.piece(id).x).toBeLessThanOrEqual(74);
  });

  test("VER-RULING-75: touching a Hero is allowed, and no hit", () => {
    const game = vampire({ at: { elf: [40, 160] } });
    game.choose("elder-vampire-1:summon-vermin");
    const { suggestion } = game.question("place-arrivals");
    const spots = suggestion.map((spot, i) => (i === 0 ? { ...spot, x: 40 + 18.5, y: 160 } : spot));
    expect(game.submit({ kind: "place", spots })).toBeUndefined();
    expect(game.events("climbs")).toEqual([]);
    expect(game.events("hit")).toEqual([]);
  });

  test("VER-RULING-76: the turn cannot end before each was flicked; others may act in between", () => {
    const game = summoned();
    const [first, ...others] = rats(game);
    game.choose(`${first}:melee`);
    game.tap();
    game.choose("orc-1:pass");
    for (const rat of others) {
      expect(game.state.phase).toBe("overseer");
      expect(game.options()).not.toContain("pass");
      game.choose(`${rat}:melee`);
      game.tap();
    }
    expect(game.state.phase).toBe("heroes");
  });

  test("VER-VERDICT-13: any flick fulfils the duty; one that has climbed, or has left, has done it", () => {
    const game = vampire({ at: { elf: [40, 160] } });
    game.choose("elder-vampire-1:summon-vermin");
    game.place();
    const [first = "", second = "", third = "", ...others] = rats(game);
    for (const rat of [first, second, third]) {
      game.choose(`${rat}:melee`);
      strikeAll(game, "elf");
      expect(game.options()).not.toContain(`${rat}:melee`);
      if (rat !== third) expect(game.piece(rat).on).toBe("elf");
    }
    game.choose("damage");
    for (const rat of [first, second, third]) expect(game.isOnBoard(rat)).toBe(false);
    for (const rat of others) {
      game.choose(`${rat}:melee`);
      game.tap();
    }
    game.choose("orc-1:pass");
    expect(game.state.phase).toBe("heroes");
  });

  test("VER-VERDICT-15: fair placement holds at the set-up, not for those who come later", () => {
    const game = vampire({ options: { fairPlacement: true } });
    game.choose("elder-vampire-1:summon-vermin");
    expect(game.question("place-arrivals").about).toEqual({ gap: 0 });
    const close = Array.from({ length: 5 }, (_, i) => ({
      piece: `sewer-rat-${i + 1}`,
      x: 60,
      y: 100 + 12 * i,
    }));
    expect(game.submit({ kind: "place", spots: close })).toBeUndefined();
  });

  test("VER-VERDICT-16: an “or” in a sequence makes two sequences, declared first", () => {
    const game = vampire();
    expect(game.options()).toEqual(
      expect.arrayContaining(["elder-vampire-1:melee-stun", "elder-vampire-1:melee-fear"]),
    );
    game.choose("elder-vampire-1:melee-fear");
    game.tap();
    game.choose("flick");
    game.place();
    expect(game.question("missile").about.modifiers).toEqual(["fear"]);
  });

  test("VER-VERDICT-17: in a camp fight it is the zone in which the Heroes started this fight", () => {
    const game = vampire({
      kind: "camp",
      at: {
        "elder-vampire-1": [60, 160],
        "orc-1": [60, 300],
        elf: [400, 40],
        barbarian: [400, 100],
        thief: [400, 200],
        wizard: [400, 260],
      },
    });
    game.choose("elder-vampire-1:summon-vermin");
    game.place();
    for (const id of rats(game)) expect(game.piece(id).x).toBeGreaterThanOrEqual(326);
  });
});
