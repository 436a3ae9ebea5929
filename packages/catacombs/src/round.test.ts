import { describe, expect, test } from "vitest";
import { fighting, newCampaign, type Situation } from "./testing/index.ts";
import { randomMoments } from "./testing/scenes.ts";

const four = [["elf"], ["barbarian"], ["thief"], ["wizard"]] as const;
const orcs = { "orc-1": [300, 60], "orc-2": [300, 260] } as const;

/** Two Orcs and all four Heroes; nothing is in anybody's way. */
function meeting(more: Situation = {}) {
  return fighting({ ...more, at: { ...orcs, ...more.at } });
}

function turnsOf(game: ReturnType<typeof fighting>): readonly string[] {
  return game.events("turn").map(({ side, round }) => `${round} ${side}`);
}

describe("rounds", () => {
  test("CAT-ROUND-01: even a room whose monsters die in the first turn has one whole round", () => {
    const game = fighting({ at: { elf: [260, 60], "skeleton-warrior-1": [330, 60] } });
    game.choose("elf:melee");
    game.flickAt("skeleton-warrior-1");
    expect(game.state.phase).toBe("heroes");
    game.passTurn();
    expect(turnsOf(game)).toEqual(["1 overseer"]);
    expect(game.state.phase).toBe("exploration");
  });

  test("CAT-ROUND-02: a round is a Heroes' turn, then an Overseer's turn", () => {
    const game = meeting();
    for (let turn = 0; turn < 5; turn++) game.passTurn();
    expect(turnsOf(game)).toEqual(["1 overseer", "2 heroes", "2 overseer", "3 heroes", "3 overseer"]);
  });

  test("CAT-ROUND-03: the Heroes' turn comes first", () => {
    const game = newCampaign();
    game.choose("explore");
    while (game.asked.kind === "place") game.place();
    expect(turnsOf(game)).toEqual(["1 heroes"]);
    expect(game.asked.seats).toEqual(["seat-2"]);
  });

  test("CAT-ROUND-04: the player chooses direction and force, and both change where the disc goes", () => {
    const moved = (vx: number, vy: number) => {
      const game = meeting({ at: { elf: [300, 160] } });
      game.choose("elf:melee");
      game.flick(vx, vy);
      return [game.piece("elf").x, game.piece("elf").y].map(Math.round);
    };
    // A free disc slides v²/4000 mm.
    expect(moved(400, 0)).toEqual([340, 160]);
    expect(moved(600, 0)).toEqual([390, 160]);
    expect(moved(0, 200)).toEqual([300, 170]);
  });

  test("CAT-ROUND-05: rounds follow each other as long as a monster is left", () => {
    const game = meeting();
    for (let turn = 0; turn < 10; turn++) game.passTurn();
    expect(game.state.fight?.round).toBe(6);
  });

  test("CAT-ROUND-06: with nothing but Heroes, Allies, Shield and fire walls left, the room is over at the end of the round", () => {
    const game = fighting({
      at: { familiar: [300, 160], skeleton: [300, 60], shield: [400, 60], "fire-spirit-1": [400, 260] },
      walls: ["fire-spirit-1"],
    });
    expect(game.state.phase).toBe("heroes");
    game.passTurn();
    expect(game.events("cleared")).toHaveLength(1);
    expect(game.state.fight).toBeUndefined();
  });

  test("CAT-ROUND-06: an incapacitated monster still counts", () => {
    const game = fighting({ at: { "zombie-1": [300, 160] }, stunned: { "zombie-1": 1 } });
    game.passTurn();
    expect(game.state).toMatchObject({ phase: "heroes", fight: { round: 2 } });
  });

  test("CAT-ROUND-15: after the Overseer's turn whoever was incapacitated through the whole round is well again", () => {
    const game = meeting({ round: 2, stunned: { elf: 1, thief: 2, "orc-1": 1 } });
    game.passTurn();
    expect(game.isStunned("elf")).toBe(true);
    game.passTurn();
    expect([game.isStunned("elf"), game.isStunned("thief"), game.isStunned("orc-1")]).toEqual([
      false,
      true,
      false,
    ]);
    expect(
      game
        .events("recovers")
        .map(({ piece }) => piece)
        .toSorted(),
    ).toEqual(["elf", "orc-1"]);
  });

  test("CAT-ROUND-16: if all Heroes are dead or incapacitated at the end of a round, the Overseer wins", () => {
    // The Skeleton keeps the game going until it falls; then nobody is left who can act.
    const game = fighting({
      phase: "overseer",
      round: 1,
      life: { elf: 0, thief: 0 },
      stunned: { barbarian: 1, wizard: 1 },
      at: { skeleton: [300, 60], "skeleton-warrior-1": [360, 60] },
    });
    expect(game.match.outcome).toBeUndefined();
    game.choose("skeleton-warrior-1:melee");
    game.flickAt("skeleton");
    expect(game.match.outcome).toMatchObject({ winners: ["seat-1"] });
  });

  test("CAT-ROUND-16: the Heroes are asked about before the monsters: no monster left does not save them", () => {
    const game = fighting({
      phase: "overseer",
      life: { elf: 0, thief: 0 },
      stunned: { barbarian: 1, wizard: 1 },
    });
    expect(game.match.outcome).toMatchObject({ winners: ["seat-1"] });
  });

  test("CAT-ROUND-16: whoever has just recovered can act, and all is well", () => {
    const game = meeting({
      phase: "overseer",
      round: 2,
      life: { elf: 0, thief: 0 },
      stunned: { barbarian: 1, wizard: 2 },
    });
    game.passTurn();
    expect(game.match.outcome).toBeUndefined();
    expect(game.options()).toContain("barbarian:melee");
  });

  test("CAT-ROUND-17: at the end of a round a new one begins if monsters are left, else the resolution", () => {
    const going = meeting({ phase: "overseer" });
    going.passTurn();
    expect(going.state).toMatchObject({ phase: "heroes", fight: { round: 2 } });
    const over = fighting({ heroes: { elf: { trophies: ["orc"] } } });
    over.passTurn();
    expect(over.hero("elf").gold).toBe(100);
    expect(over.asked.prompt).toBe("explore");
  });
});

describe("the Heroes' turn", () => {
  test("CAT-ROUND-07: each Hero may take one action, and no second one", () => {
    const game = meeting();
    for (const hero of ["elf", "barbarian", "thief", "wizard"]) {
      game.choose(`${hero}:melee`);
      game.tap();
      if (game.state.phase === "heroes")
        expect(game.submit({ kind: "choose", option: `${hero}:melee` })).toMatchObject({
          code: "unknown-option",
        });
    }
    expect(game.state.phase).toBe("overseer");
  });

  test.each([
    ["elf", "barbarian", "thief", "wizard"],
    ["wizard", "thief", "barbarian", "elf"],
    ["thief", "elf", "wizard", "barbarian"],
  ])("CAT-ROUND-08: they act in any order, across players: %s, %s, %s, %s", (...order) => {
    const game = meeting({ options: { parties: four } });
    for (const hero of order) {
      game.choose(`${hero}:melee`);
      game.tap();
    }
    expect(game.events("acts").map(({ piece }) => piece)).toEqual(order);
    expect(new Set(game.events("flicked").map(({ seat }) => seat)).size).toBe(4);
  });

  test("CAT-ROUND-08: while one acts, nobody else can begin", () => {
    const game = meeting({ options: { parties: four } });
    game.choose("thief:twice");
    expect(game.asked.seats).toEqual(["seat-4"]);
    expect(game.submit({ kind: "choose", option: "elf:melee" }, "seat-2")).toMatchObject({
      code: "wrong-seat",
    });
  });

  test("CAT-ROUND-09: a Hero's action is one attack or one special action", () => {
    const game = meeting();
    expect(game.options()).toEqual(expect.arrayContaining(["elf:melee", "elf:missile"]));
    game.choose("elf:missile");
    game.place();
    game.tap();
    expect(game.options().filter((option) => option.startsWith("elf:"))).toEqual([]);
  });

  test("CAT-ROUND-10: a Hero may not take both, in whatever order", () => {
    const game = meeting();
    game.choose("elf:melee");
    game.tap();
    expect(game.submit({ kind: "choose", option: "elf:missile" })).toMatchObject({ code: "unknown-option" });
  });

  test("CAT-ROUND-10: what a card allows beside the action leaves the action", () => {
    const game = meeting({ heroes: { elf: { items: ["healing-draught"] } }, life: { elf: 4 } });
    game.choose("elf:healing-draught");
    expect(game.life("elf")).toBe(6);
    expect(game.options()).toContain("elf:melee");
  });

  test("CAT-ROUND-11: the turn ends when each Hero and Ally has used or given up its action", () => {
    const game = meeting({ at: { skeleton: [440, 160] } });
    for (const hero of ["elf", "barbarian", "thief"]) game.choose(`${hero}:pass`);
    game.choose("wizard:melee");
    game.tap();
    expect(game.state.phase).toBe("heroes");
    expect(game.options()).toEqual(["skeleton:melee", "skeleton:pass"]);
    game.choose("skeleton:pass");
    expect(game.state.phase).toBe("overseer");
  });

  test("CAT-ROUND-11: it ends at once for whoever cannot act", () => {
    const game = meeting({ stunned: { elf: 1, barbarian: 1, thief: 1 } });
    game.choose("wizard:pass");
    expect(game.state.phase).toBe("overseer");
  });

  test("CAT-ROUND-12: each Ally on the board has an action of its own", () => {
    const game = meeting({ at: { skeleton: [440, 160], familiar: [440, 60] } });
    for (const piece of ["skeleton", "familiar", "wizard"]) {
      game.choose(`${piece}:melee`);
      game.tap();
    }
    expect(game.events("acts").map(({ piece }) => piece)).toEqual(["skeleton", "familiar", "wizard"]);
    expect(game.options().some((option) => option.startsWith("skeleton:"))).toBe(false);
  });
});

describe("the Overseer's turn", () => {
  test("CAT-ROUND-13: one action with each monster that is alive", () => {
    const game = meeting({ phase: "overseer", at: { "troll-1": [400, 160] } });
    for (const monster of ["troll-1", "orc-2", "orc-1"]) {
      expect(game.options()).toContain(`${monster}:melee`);
      game.choose(`${monster}:melee`);
      game.tap();
      if (game.state.phase === "overseer") expect(game.options()).not.toContain(`${monster}:melee`);
    }
    expect(game.state.phase).toBe("heroes");
  });

  test("CAT-ROUND-13: a monster that was killed has none", () => {
    const game = fighting({ at: { elf: [260, 60], "skeleton-warrior-1": [330, 60], "orc-1": [300, 260] } });
    game.choose("elf:melee");
    game.flickAt("skeleton-warrior-1");
    game.passTurn();
    expect(game.options()).toEqual(["orc-1:melee", "orc-1:pass"]);
  });

  test("CAT-ROUND-14: the turn ends when every monster that may act has acted or passed; then the round ends", () => {
    const game = meeting({ phase: "overseer", at: { "troll-1": [400, 160] }, stunned: { "troll-1": 1 } });
    expect(game.options().some((option) => option.startsWith("troll-1:"))).toBe(false);
    game.choose("orc-1:melee");
    game.tap();
    game.choose("orc-2:pass");
    expect(game.state).toMatchObject({ phase: "heroes", fight: { round: 2 } });
  });
});

test("CAT-ROUND-02: in games played at random the turns of a room alternate, from the Heroes' first on", () => {
  const game = newCampaign({}, "alternate");
  for (const _ of randomMoments(game, 150));
  const turns = game.events("turn");
  expect(turns.length).toBeGreaterThan(6);
  const expected = turns.map((_, i) => ({
    side: i % 2 === 0 ? "heroes" : "overseer",
    round: Math.floor(i / 2) + 1,
  }));
  expect(turns.map(({ side, round }) => ({ side, round }))).toEqual(expected);
});
