import { describe, expect, test } from "vitest";
import { monsterOf } from "./content/box.ts";
import type { Campaign } from "./testing/campaign.ts";
import { infested } from "./testing/infested.ts";

const apart = { "orc-1": [440, 300] } as const;

function bat(victim = "thief"): Campaign {
  const at = { [victim]: [260, 160], "vampire-bat-1": [300, 160], ...apart } as const;
  const game = infested({ phase: "overseer", at });
  game.choose("vampire-bat-1:melees");
  return game;
}

describe("Feeding Frenzy, clarified", () => {
  test("VER-FRENZY-01: after its successful attack it is incapacitated", () => {
    const game = bat();
    game.flickAt("thief", 500);
    expect(game.isStunned("vampire-bat-1")).toBe(true);
  });

  test("VER-FRENZY-02: with several attacks, as soon as it damages a Hero or an Ally", () => {
    const game = bat("skeleton");
    game.flickAt("skeleton", 500);
    expect(game.isStunned("vampire-bat-1")).toBe(true);
    expect(game.isOnBoard("skeleton")).toBe(false);
  });

  test("VER-FRENZY-03: the remaining attacks are lost", () => {
    const game = bat();
    game.flickAt("thief", 500);
    expect(game.asked.prompt).toBe("monster-acts");
    expect(game.options().some((id) => id.startsWith("vampire-bat"))).toBe(false);
  });

  test("VER-FRENZY-04: the Thief at 9, no second flick; after a miss the second is offered", () => {
    const game = bat();
    game.flickAt("thief", 500);
    expect(game.life("thief")).toBe(9);
    expect(game.isStunned("vampire-bat-1")).toBe(true);
    expect(game.asked.prompt).toBe("monster-acts");
    const other = bat();
    other.tap();
    expect(other.life("thief")).toBe(10);
    expect(other.asked.prompt).toBe("go-on");
    other.choose("flick");
    expect(other.asked).toMatchObject({ prompt: "melee", pieces: ["vampire-bat-1"] });
  });

  test("VER-FRENZY-05: the Vampire Bat has it", () => {
    expect(monsterOf("vampire-bat").traits.map(({ id }) => id)).toEqual(["feeding-frenzy"]);
  });

  test("VER-RULING-70: with one attack the base rule stays: a hit on a Hero, and no Ally", () => {
    const at = {
      thief: [260, 160],
      skeleton: [260, 60],
      "zombie-1": [300, 160],
      "zombie-2": [300, 60],
    } as const;
    const game = infested({
      phase: "overseer",
      at: { ...at, ...apart },
      heroes: { thief: { items: ["invisibility-cloak"], used: ["invisibility-cloak"] } },
      marks: { thief: { invisible: 1 } },
    });
    game.choose("zombie-1:melee");
    game.flickAt("thief", 500);
    expect(game.life("thief")).toBe(10);
    expect(game.isStunned("zombie-1")).toBe(true);
    game.choose("zombie-2:melee");
    game.flickAt("skeleton", 500);
    expect(game.isStunned("zombie-2")).toBe(false);
  });
});

/** A Blood Skull at the right edge, and a Hero who can push it out. */
const atEdge = { barbarian: [420, 160], "blood-skull-1": [470, 160], ...apart } as const;

describe("Incorporeal", () => {
  test("VER-INCORP-01: nothing else than being pushed out by a Hero or an Ally destroys it", () => {
    const game = infested({ at: { barbarian: [260, 160], "blood-skull-1": [300, 160], ...apart } });
    game.choose("barbarian:melee");
    game.flickAt("blood-skull-1", 300);
    expect(game.events("unhurt")).toMatchObject([{ piece: "blood-skull-1" }]);
    expect(game.life("blood-skull-1")).toBe(1);
    const edge = infested({ at: atEdge });
    edge.choose("barbarian:melee");
    edge.flickAt("blood-skull-1", 2000);
    expect(edge.isOnBoard("blood-skull-1")).toBe(false);
  });

  test("VER-INCORP-02: indirect pushes count alike", () => {
    const at = { barbarian: [390, 160], thief: [440, 160], "blood-skull-1": [470, 160], ...apart } as const;
    const game = infested({ at });
    game.choose("barbarian:melee");
    game.flickAt("thief", 2500);
    expect(game.events("lost")).toMatchObject([{ piece: "blood-skull-1" }]);
  });

  test("VER-INCORP-03: it goes at once to whoever made the flick", () => {
    const game = infested({ at: atEdge });
    game.choose("barbarian:melee");
    game.flickAt("blood-skull-1", 2000);
    expect(game.hero("barbarian").trophies).toEqual(["blood-skull"]);
  });

  test("VER-INCORP-04: put out by a flick of the Overseer it comes back", () => {
    const at = { ...atEdge, "orc-2": [425, 100] } as const;
    const game = infested({ phase: "overseer", at: { ...at, barbarian: [240, 20] } });
    game.choose("orc-2:melee");
    game.flickAt("blood-skull-1", 2500);
    expect(game.events("put-back").map(({ piece }) => piece)).toContain("blood-skull-1");
    expect(game.isOnBoard("blood-skull-1")).toBe(true);
  });

  test("VER-INCORP-05: it works with Vermin alone", () => {
    const game = infested({ at: atEdge });
    expect(game.match.terms.options.boxes).toEqual(["vermin"]);
    game.choose("barbarian:melee");
    game.flickAt("blood-skull-1", 2000);
    expect(game.isOnBoard("blood-skull-1")).toBe(false);
  });

  test("VER-INCORP-06: the Blood Skull has it", () => {
    expect(monsterOf("blood-skull").traits.map(({ id }) => id)).toEqual(["incorporeal"]);
  });
});

function hitWyvern(life: number, action = "barbarian:melee"): Campaign {
  const at = {
    barbarian: [260, 160],
    thief: [260, 100],
    "wyvern-1": [310, 160],
    "orc-1": [440, 300],
  } as const;
  const items = { barbarian: { items: ["broad-axe"] }, thief: { items: ["poisoned-knife"] } };
  const game = infested({ at, life: { "wyvern-1": life }, heroes: items });
  game.choose(action);
  game.flickAt("wyvern-1", 700);
  return game;
}

describe("Stamina", () => {
  test("VER-STAMINA-01: damage never turns its disc over", () => {
    const game = hitWyvern(4);
    expect(game.piece("wyvern-1")).toMatchObject({ card: "wyvern", kind: "monster", life: 3 });
  });

  test("VER-STAMINA-02: its life is on a track for all to see", () => {
    const game = hitWyvern(4);
    expect(
      game.match.game.view(game.state, "audience").fight?.pieces.find(({ id }) => id === "wyvern-1"),
    ).toMatchObject({
      life: 3,
    });
  });

  test("VER-STAMINA-03: it dies at zero", () => {
    expect(hitWyvern(2).isOnBoard("wyvern-1")).toBe(true);
    expect(hitWyvern(1).isOnBoard("wyvern-1")).toBe(false);
  });

  test("VER-STAMINA-04: it cannot be frozen", () => {
    for (const card of ["wyvern", "remorhaz", "elder-vampire"])
      expect(monsterOf(card).traits.some(({ isFreezable }) => isFreezable === false)).toBe(true);
  });

  test("VER-STAMINA-05: the Wyvern has it", () => {
    expect(monsterOf("wyvern").traits.map(({ id }) => id)).toEqual(["stamina"]);
  });

  test("VER-RULING-71: a critical hit costs 2, and each disc has a track of its own", () => {
    expect(hitWyvern(4, "barbarian:broad-axe").life("wyvern-1")).toBe(2);
    // The box has one such disc; here are two.
    const at = { barbarian: [260, 160], "wyvern-1": [310, 160], "wyvern-2": [400, 60] } as const;
    const game = infested({ at });
    game.choose("barbarian:melee");
    game.flickAt("wyvern-1", 500);
    expect([game.life("wyvern-1"), game.life("wyvern-2")]).toEqual([3, 4]);
  });

  test("VER-VERDICT-07: what kills at once costs it 2, and an Incorporeal nothing", () => {
    const game = hitWyvern(4, "thief:poisoned-knife");
    expect(game.life("wyvern-1")).toBe(2);
    const items = { thief: { items: ["poisoned-knife"] } };
    const at = { thief: [260, 160], "blood-skull-1": [300, 160], "orc-1": [440, 300] } as const;
    const skull = infested({ at, heroes: items });
    skull.choose("thief:poisoned-knife");
    skull.flickAt("blood-skull-1", 300);
    expect(skull.isOnBoard("blood-skull-1")).toBe(true);
  });
});
