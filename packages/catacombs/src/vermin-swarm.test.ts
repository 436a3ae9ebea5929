import { describe, expect, test } from "vitest";
import { monsterOf } from "./content/box.ts";
import { poisonCards } from "./content/vermin/poison-cards.ts";
import type { Campaign, Situation } from "./testing/campaign.ts";
import { wrongWith } from "./testing/conservation.ts";
import { wrongWithBoxes } from "./testing/conservation-boxes.ts";
import { infested, strikeAll } from "./testing/infested.ts";
import { detailOf } from "./words/pay.ts";
import { promptWords } from "./words/prompts.ts";
import { lineOf } from "./words/telling.ts";

const apart = { "orc-1": [440, 300] } as const;

/** A rat strikes a Hero on whom so many lie already. */
function swarmed(
  riders: 0 | 1 | 2,
  situation: Situation = {},
  victim = "elf",
  deck?: readonly string[],
): Campaign {
  const ids = ["sewer-rat-2", "sewer-rat-3"].slice(0, riders);
  const at = {
    [victim]: [260, 160],
    "sewer-rat-1": [300, 160],
    ...Object.fromEntries(ids.map((id) => [id, [1, 1]] as const)),
    ...apart,
    ...situation.at,
  } as const;
  const on = Object.fromEntries(ids.map((id) => [id, victim]));
  const game = infested({ phase: "overseer", done: ids, ...situation, at, on }, deck);
  game.choose("sewer-rat-1:melee");
  game.flickAt(victim, 500);
  return game;
}

/** All who can still act let it be, and riders are put where the table suggests. */
function endTurn(game: Campaign): void {
  while (game.state.phase === "overseer" && game.state.ended === undefined) {
    if (game.asked.kind === "place") game.place();
    else game.choose(game.options().find((id) => id.endsWith("pass")) ?? "");
  }
}

describe("Swarm", () => {
  test("VER-SWARM-01: after a Melee hit the rat lies on the Hero", () => {
    const game = swarmed(0);
    const { x, y } = game.piece("elf");
    expect(game.piece("sewer-rat-1")).toMatchObject({ on: "elf", x, y });
    expect(game.life("elf")).toBe(8);
  });

  test("VER-SWARM-02: further ones lie on him too", () => {
    const game = swarmed(1);
    for (const rat of ["sewer-rat-1", "sewer-rat-2"]) expect(game.piece(rat).on).toBe("elf");
    expect(game.events("climbs")).toMatchObject([{ riders: 2 }]);
  });

  test("a fourth rider, and a fifth Pit Viper, would be found by whoever counts the discs", () => {
    const { state } = swarmed(2);
    const { fight } = state;
    const rat = fight?.pieces.find(({ on }) => on === "elf");
    if (fight === undefined || rat === undefined) throw new Error("nobody rides");
    const more = (...discs: readonly (typeof rat)[]) =>
      wrongWithBoxes({ ...state, fight: { ...fight, pieces: [...fight.pieces, ...discs] } });
    expect(more()).toBeUndefined();
    expect(more({ ...rat, id: "sewer-rat-9" })).toBe("4 riders on elf");
    const vipers = [1, 2, 3, 4, 5].map((n) => ({ ...rat, id: `pit-viper-${n}`, card: "pit-viper" }));
    expect(more(...vipers)).toBe("5 × pit-viper");
  });

  test("VER-SWARM-03: never more than three, and the third does not stay", () => {
    const game = swarmed(2);
    expect(game.state.fight?.pieces.filter(({ on }) => on === "elf")).toHaveLength(3);
    expect(wrongWith(game.state)).toBeUndefined();
    game.choose("damage");
    expect(game.state.fight?.pieces.filter(({ on }) => on === "elf")).toEqual([]);
  });

  test("VER-SWARM-04: at the third the Overseer decides: 1 life, or a Poison card", () => {
    const game = swarmed(2, {}, "elf", ["poison-2-1"]);
    expect(game.asked).toMatchObject({ prompt: "swarm-attack", seats: ["seat-1"] });
    expect(game.options()).toEqual(["damage", "poison"]);
    game.choose("damage");
    expect(game.life("elf")).toBe(7);
    const other = swarmed(2, {}, "elf", ["poison-2-1"]);
    other.choose("poison");
    expect(other.life("elf")).toBe(8);
    expect(other.hero("elf").poison).toEqual(["poison-2-1"]);
  });

  test("VER-POISON-09, VER-RULING-88: before a dose that may kill the table warns, and tells how many cards are left", () => {
    const asked = (deck: readonly string[], poison: readonly string[]) => {
      const game = swarmed(2, { heroes: { elf: { poison: [...poison] } } }, "elf", deck);
      return detailOf(game.asked, game.state);
    };
    expect(asked(["poison-2-1", "poison-3-2"], ["poison-4-2"])).toEqual({
      fr: "L’Elfe\u00a0: poison 4 sur 8. Cartes Poison restantes\u00a0: 2.",
      en: "The Elf: poison 4 of 8. Poison cards left: 2.",
    });
    expect(asked(["poison-2-1", "poison-4-1"], ["poison-4-2"])?.en).toBe(
      "The Elf: poison 4 of 8, one more card may kill. Poison cards left: 2.",
    );
    expect(asked([], [])?.fr).toContain("une carte de plus peut tuer. Cartes Poison restantes\u00a0: 0.");
  });

  test("VER-SWARM-05: then the three go straight to the reserve", () => {
    const game = swarmed(2);
    const before = game.state.reserve["tiny-vermin"] ?? 0;
    game.choose("damage");
    expect(game.state.reserve["tiny-vermin"]).toBe(before + 3);
    for (const n of [1, 2, 3]) expect(game.isOnBoard(`sewer-rat-${n}`)).toBe(false);
  });

  test("VER-SWARM-06: nobody is paid for them", () => {
    const game = swarmed(2);
    game.choose("damage");
    for (const hero of ["elf", "barbarian", "thief", "wizard"]) expect(game.hero(hero).trophies).toEqual([]);
    expect(game.events("killed")).toEqual([]);
  });

  test("VER-SWARM-07: it is called Swarm Attack in prompt and log", () => {
    expect(promptWords("swarm-attack").en).toContain("Swarm Attack");
    expect(promptWords("swarm-attack").fr).toContain("Attaque d’essaim");
    const game = swarmed(2);
    game.choose("damage");
    const [event] = game.events("swarm-attack");
    expect(event && lineOf(event)).toEqual({
      fr: "L’Elfe subit une Attaque d’essaim (1 point de vie)",
      en: "The Elf suffers a Swarm Attack (1 life)",
    });
  });

  test("VER-SWARM-08: at the end of the Overseer’s turn all riders are put within 2.5 cm of him", () => {
    const game = swarmed(1);
    endTurn(game);
    expect(game.state.phase).toBe("heroes");
    const elf = game.piece("elf");
    for (const id of ["sewer-rat-1", "sewer-rat-2"]) {
      const { x, y, on } = game.piece(id);
      expect(on).toBeUndefined();
      const gap = Math.sqrt((x - elf.x) ** 2 + (y - elf.y) ** 2) - 12.5 - 6;
      expect(gap).toBeGreaterThanOrEqual(-0.01);
      expect(gap).toBeLessThanOrEqual(25.01);
    }
  });

  test("VER-SWARM-09: the Overseer says where", () => {
    const game = swarmed(0);
    game.choose("orc-1:pass");
    expect(game.asked).toMatchObject({ prompt: "put-down", seats: ["seat-1"] });
    const { x, y } = game.piece("elf");
    game.place(x, y + 25);
    expect(game.piece("sewer-rat-1")).toMatchObject({ x, y: y + 25 });
  });

  test("VER-SWARM-10: Allies are climbed on as well", () => {
    const game = swarmed(0, {}, "skeleton");
    expect(game.piece("sewer-rat-1").on).toBe("skeleton");
  });

  test("VER-SWARM-11: the Sewer Rat has it", () => {
    expect(monsterOf("sewer-rat").traits.map(({ id }) => id)).toContain("swarm");
  });
});

describe("Weak", () => {
  test("VER-WEAK-01: no attack of it costs life", () => {
    const game = swarmed(0);
    expect(game.events("hit")).toHaveLength(1);
    expect(game.events("hurt")).toEqual([]);
  });

  test("VER-WEAK-02: damage of an ability is dealt in full", () => {
    const game = swarmed(2);
    game.choose("damage");
    expect(game.events("hurt")).toMatchObject([{ piece: "elf", lost: 1 }]);
  });

  test("VER-WEAK-03: the Sewer Rat is Weak", () => {
    expect(monsterOf("sewer-rat").traits.map(({ id }) => id)).toContain("weak");
  });
});

describe("rulings on swarms", () => {
  test("VER-RULING-77: a rider has no body, and moves with whoever carries it", () => {
    const game = swarmed(0, { at: { "orc-2": [300, 200] } });
    game.choose("orc-2:melee");
    game.flickAt("elf", 900);
    const { x, y } = game.piece("elf");
    expect(game.piece("sewer-rat-1")).toMatchObject({ on: "elf", x, y });
  });

  test("VER-RULING-78: it climbs when all lie still, from wherever it ended, off the board included", () => {
    const at = { elf: [460, 100], "sewer-rat-1": [440, 100], ...apart } as const;
    const game = infested({ phase: "overseer", at });
    game.choose("sewer-rat-1:melee");
    game.flick(2500, 900);
    expect(game.events("hit")).toHaveLength(1);
    expect(game.piece("sewer-rat-1").on).toBe("elf");
  });

  test("VER-RULING-79: only direct contact of the flicked rat counts", () => {
    const at = { elf: [260, 160], "sewer-rat-1": [285, 160], "sewer-rat-2": [320, 160], ...apart } as const;
    const game = infested({ phase: "overseer", at });
    game.choose("sewer-rat-2:melee");
    game.flickAt("sewer-rat-1", 700);
    expect(game.events("climbs")).toEqual([]);
    for (const rat of ["sewer-rat-1", "sewer-rat-2"]) expect(game.piece(rat).on).toBeUndefined();
  });

  test("VER-RULING-80: one rat that hits two Heroes climbs on the one whom the Overseer chooses", () => {
    const at = { elf: [260, 147.4], thief: [260, 172.6], "sewer-rat-1": [300, 160], ...apart } as const;
    const game = infested({ phase: "overseer", at });
    game.choose("sewer-rat-1:melee");
    strikeAll(game, "elf", "thief");
    expect(game.asked).toMatchObject({ prompt: "swarm-on", seats: ["seat-1"] });
    game.choose("thief");
    expect(game.piece("sewer-rat-1").on).toBe("thief");
  });

  test("VER-RULING-81: with one or two nothing is suffered", () => {
    for (const riders of [0, 1] as const) {
      const game = swarmed(riders);
      expect(game.asked.prompt).toBe("monster-acts");
      expect(game.life("elf")).toBe(8);
    }
  });

  test("VER-RULING-82: a rider cannot be hit, has no action, and counts as a monster in the room", () => {
    const game = swarmed(0);
    expect(game.options().some((id) => id.startsWith("sewer-rat-1:"))).toBe(false);
    const alone = infested({ phase: "overseer", at: { elf: [260, 160], "sewer-rat-1": [300, 160] } });
    alone.choose("sewer-rat-1:melee");
    alone.flickAt("elf", 500);
    alone.place();
    expect(alone.state.phase).toBe("heroes");
  });

  test("VER-RULING-83: in the Heroes’ turn nobody rides", () => {
    const game = swarmed(1);
    endTurn(game);
    expect(game.state.phase).toBe("heroes");
    expect(game.state.fight?.pieces.filter(({ on }) => on !== undefined)).toEqual([]);
  });

  test("VER-RULING-84: a knock does not throw them off, not even off the board", () => {
    const at = { elf: [470, 160], "sewer-rat-1": [430, 160], "orc-1": [400, 160] } as const;
    const game = infested({ phase: "overseer", at });
    game.choose("sewer-rat-1:melee");
    game.flickAt("elf", 300);
    game.choose("orc-1:melee");
    game.flickAt("elf", 2500);
    expect(game.events("put-back").map(({ piece }) => piece)).toContain("elf");
    expect(game.piece("sewer-rat-1").on).toBe("elf");
    expect(game.piece("sewer-rat-1").x).toBe(game.piece("elf").x);
  });

  test("VER-RULING-85: when he dies they are put around where he lay", () => {
    const game = swarmed(0, { at: { "orc-1": [260, 210] }, life: { elf: 1 } });
    const { x, y } = game.piece("elf");
    game.choose("orc-1:melee");
    game.flickAt("elf", 700);
    expect(game.asked.prompt).toBe("put-down");
    game.place();
    expect(game.isOnBoard("elf")).toBe(false);
    const rat = game.piece("sewer-rat-1");
    expect(rat.on).toBeUndefined();
    expect(Math.abs(rat.x - x) + Math.abs(rat.y - y)).toBeLessThan(120);
  });

  test("VER-RULING-85: … and when an Ally under them leaves with its dead Hero (CAT-RULING-38)", () => {
    const game = swarmed(
      0,
      { at: { wizard: [260, 60], "orc-1": [310, 60] }, life: { wizard: 1 } },
      "familiar",
    );
    expect(game.piece("sewer-rat-1").on).toBe("familiar");
    game.choose("orc-1:melee");
    game.flickAt("wizard", 700);
    expect(game.asked.prompt).toBe("put-down");
    game.place();
    expect(game.isOnBoard("familiar")).toBe(false);
    expect(game.piece("sewer-rat-1").on).toBeUndefined();
    expect(wrongWith(game.state)).toBeUndefined();
  });

  test("VER-RULING-85: … and when he is devoured", () => {
    const game = swarmed(0, { at: { "remorhaz-1": [260, 220] } });
    game.choose("remorhaz-1:melees");
    game.flickAt("elf", 400);
    game.choose("flick");
    game.flickAt("elf", 600);
    expect(game.asked.prompt).toBe("put-down");
    game.place();
    expect(game.isOnBoard("elf")).toBe(false);
    expect(game.piece("sewer-rat-1").on).toBeUndefined();
  });

  test("VER-RULING-86: putting them down hits nobody", () => {
    const game = swarmed(1, { at: { thief: [260, 195] } });
    endTurn(game);
    expect(game.life("thief")).toBe(10);
    expect(game.events("climbs")).toHaveLength(1);
  });

  test("VER-RULING-87: exactly 1, and no other ability is set off by it", () => {
    const game = swarmed(2, {}, "barbarian");
    game.choose("damage");
    expect(game.life("barbarian")).toBe(11);
    expect(game.events("hurt")).toHaveLength(1);
  });

  test("VER-RULING-88: poison alone means one card, with its loss; an empty deck kills", () => {
    const game = swarmed(2, {}, "elf", ["poison-4-1", "poison-1-1"]);
    game.choose("poison");
    expect(game.life("elf")).toBe(7);
    expect(game.hero("elf").poison).toEqual(["poison-4-1"]);
    const empty = swarmed(2, {}, "elf", []);
    empty.choose("poison");
    expect(empty.isOnBoard("elf")).toBe(false);
    expect(poisonCards).toHaveLength(21);
  });

  test("VER-RULING-89: three on an Ally cost it 1, and poison is not offered", () => {
    const game = swarmed(2, {}, "skeleton");
    expect(game.asked.prompt).toBe("monster-acts");
    expect(game.isOnBoard("skeleton")).toBe(false);
    expect(game.isOnBoard("sewer-rat-1")).toBe(false);
    expect(game.events("swarm-attack")).toMatchObject([{ piece: "skeleton", way: "damage" }]);
  });

  test("VER-VERDICT-12: riders of an Ally are put down at the end of the turn, and around a dead one", () => {
    const game = swarmed(1, {}, "skeleton");
    endTurn(game);
    expect(game.state.fight?.pieces.filter(({ on }) => on !== undefined)).toEqual([]);
    const other = swarmed(0, { at: { "orc-1": [260, 210] } }, "skeleton");
    other.choose("orc-1:melee");
    other.flickAt("skeleton", 700);
    expect(other.asked.prompt).toBe("put-down");
    other.place();
    expect(other.isOnBoard("skeleton")).toBe(false);
    expect(other.piece("sewer-rat-1").on).toBeUndefined();
  });
});
