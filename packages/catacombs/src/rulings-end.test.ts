import { describe, expect, test } from "vitest";
import { type Campaign, fighting, type Situation } from "./testing/campaign.ts";
import { enterRoom } from "./testing/scenes.ts";
import { flickAlong } from "./testing/seek.ts";
import { visiting } from "./testing/visit.ts";

const overseerWins = { winners: ["seat-1"], rule: "CAT-WIN-04" };
const heroesWin = { winners: ["seat-2"], rule: "CAT-WIN-02" };

test("CAT-RULING-34: the last life of the Lord and of the last living Hero in one flick: the Overseer wins", () => {
  for (const [life, outcome] of [
    [1, overseerWins],
    [2, heroesWin],
  ] as const) {
    const game = fighting({
      kind: "lord",
      walls: ["fire-spirit-1"],
      life: { sorcerer: 1, elf: life, barbarian: 0, thief: 0, wizard: 0 },
      at: { elf: [260, 100], "fire-spirit-1": [330, 112], sorcerer: [350, 58] },
    });
    game.choose("elf:melee");
    flickAlong(game, (course) => course.join().startsWith("fire-spirit-1,sorcerer"));
    expect(game.life("sorcerer")).toBe(0);
    expect(game.match.outcome).toEqual(outcome);
  }
});

describe("CAT-RULING-35: the Lord dies", () => {
  test("CAT-RULING-35: the Heroes win at once, though the raging Barbarian would be the last to fall", () => {
    const game = fighting({
      kind: "lord",
      life: { sorcerer: 1, wizard: 0 },
      stunned: { elf: 1, thief: 1 },
      at: { barbarian: [260, 60], sorcerer: [330, 60], "orc-1": [440, 300] },
    });
    game.choose("barbarian:rage");
    game.choose("rage");
    game.flickAt("sorcerer");
    expect(game.match.outcome).toEqual(heroesWin);
    expect(game.events("stunned")).toEqual([]);
  });

  test("CAT-RULING-35: before any retaliation, and without pay", () => {
    const game = fighting({
      kind: "lord",
      life: { sorcerer: 1 },
      at: { elf: [260, 160], sorcerer: [330, 142.5], "minotaur-1": [330, 177.5] },
    });
    game.choose("elf:melee");
    game.flick(700, 0);
    expect(game.events("hit")).toHaveLength(2);
    expect(game.match.outcome).toEqual(heroesWin);
    expect([...game.events("retaliates"), ...game.events("paid")]).toEqual([]);
  });
});

/** The Ghoul hits the last Hero who could act. */
function lastFalls(more: Situation = {}): Campaign {
  const game = fighting({
    phase: "overseer",
    stunned: { barbarian: 1, thief: 1, wizard: 1 },
    ...more,
    at: { elf: [260, 60], "ghoul-1": [330, 60], "orc-1": [400, 200], ...more.at },
  });
  game.choose("ghoul-1:melee");
  game.flickAt("elf");
  return game;
}

describe("CAT-RULING-36: all Heroes down", () => {
  test("CAT-RULING-36: the game goes on as long as an Ally is on the board", () => {
    const game = lastFalls({ at: { skeleton: [330, 200] } });
    expect(game.match.outcome).toBeUndefined();
    game.passTurn();
    expect(game.options()).toEqual(["skeleton:melee", "skeleton:pass"]);
  });

  test("CAT-RULING-36: otherwise the Overseer wins immediately", () => {
    expect(lastFalls().match.outcome).toEqual(overseerWins);
  });

  test("CAT-RULING-36: an Ally that was summoned this turn counts", () => {
    const game = fighting({
      stunned: { elf: 1, thief: 1 },
      life: { wizard: 8 },
      at: { wizard: [260, 60], barbarian: [260, 160], "orc-1": [440, 300] },
    });
    game.choose("wizard:summon-skeleton");
    game.place();
    game.choose("barbarian:rage");
    game.tap();
    game.choose("stop");
    expect(game.match.outcome).toBeUndefined();
  });
});

describe("CAT-RULING-37: when defeat is checked", () => {
  test("CAT-RULING-37: after every flick, though some would recover at the end of this round", () => {
    const game = fighting({
      phase: "overseer",
      round: 2,
      stunned: { elf: 1, barbarian: 1, thief: 1, wizard: 1 },
      at: { skeleton: [260, 60], "orc-1": [330, 60], "orc-2": [440, 300] },
    });
    game.choose("orc-1:melee");
    game.flickAt("skeleton");
    expect(game.match.outcome).toEqual(overseerWins);
  });

  test("CAT-RULING-37: also between two flicks of one action", () => {
    const game = fighting({
      phase: "overseer",
      life: { elf: 1, barbarian: 0, thief: 0, wizard: 0 },
      at: { elf: [260, 60], "cerberus-1": [330, 60], "orc-1": [440, 300] },
    });
    game.choose("cerberus-1:melee-missiles");
    game.flickAt("elf");
    expect(game.match.outcome).toEqual(overseerWins);
  });

  test("CAT-RULING-37: after an effect too: with the rage that leaves nobody able to act", () => {
    const game = fighting({
      stunned: { elf: 1, thief: 1, wizard: 1 },
      at: { barbarian: [260, 60], "orc-1": [440, 300] },
    });
    game.choose("barbarian:rage");
    game.choose("rage");
    game.tap();
    game.choose("stop");
    // The Orc is still there, and is not asked any more.
    expect(game.match.outcome).toEqual(overseerWins);
  });

  test("CAT-RULING-37: at the end of the round after the recoveries", () => {
    const game = fighting({
      phase: "overseer",
      round: 2,
      stunned: { elf: 1, barbarian: 1, thief: 1, wizard: 1 },
      at: { skeleton: [260, 60], "orc-1": [330, 60] },
    });
    game.passTurn();
    expect(game.match.outcome).toBeUndefined();
    expect(game.options()).toContain("elf:melee");
  });
});

test("CAT-RULING-37: the check for defeat comes before the check for monsters", () => {
  // Nobody is left to act on either side, and nobody recovers in the round in which he fell.
  const game = fighting({
    phase: "overseer",
    round: 2,
    stunned: { elf: 2, barbarian: 2, thief: 2, wizard: 2 },
  });
  expect(game.match.outcome).toEqual(overseerWins);
});

describe("CAT-RULING-38: the Wizard dies", () => {
  test("CAT-RULING-38: Skeleton and Familiar leave with him", () => {
    const game = fighting({
      phase: "overseer",
      life: { wizard: 1 },
      at: { wizard: [260, 60], "orc-1": [330, 60], skeleton: [300, 200], familiar: [340, 200] },
    });
    game.choose("orc-1:melee");
    game.flickAt("wizard");
    expect(game.events("left")).toMatchObject([
      { piece: "wizard", rule: "CAT-DEATH-02" },
      { piece: "skeleton", rule: "CAT-RULING-38" },
      { piece: "familiar", rule: "CAT-RULING-38" },
    ]);
    for (const id of ["wizard", "skeleton", "familiar"]) expect(game.isOnBoard(id)).toBe(false);
    expect(game.match.outcome).toBeUndefined();
  });

  test("CAT-RULING-38: all Heroes dead is therefore always defeat", () => {
    const game = fighting({
      phase: "overseer",
      life: { wizard: 1, elf: 0, barbarian: 0, thief: 0 },
      at: { wizard: [260, 60], "orc-1": [330, 60], skeleton: [300, 200] },
    });
    game.choose("orc-1:melee");
    game.flickAt("wizard");
    expect(game.match.outcome).toEqual(overseerWins);
  });

  test("CAT-RULING-38: the Familiar returns in the first room after his resurrection", () => {
    const game = visiting("healer", {
      heroes: { wizard: { life: 0, items: ["familiar"] }, elf: { gold: 1000 } },
    });
    game.choose("raise:wizard");
    game.choose("done");
    enterRoom(game);
    expect(game.isOnBoard("familiar")).toBe(true);
  });
});

describe("CAT-RULING-39: a rage that kills the last monster, all others down", () => {
  const alone: Situation = {
    stunned: { elf: 1, thief: 1 },
    life: { wizard: 0 },
    at: { barbarian: [260, 60], "zombie-1": [330, 60] },
  };

  test("CAT-RULING-39: the player is warned, and may think again", () => {
    const game = fighting(alone);
    game.choose("barbarian:rage");
    expect(game.asked).toMatchObject({ prompt: "rage-loses", seats: ["seat-2"] });
    game.choose("no");
    expect(game.hero("barbarian").tracks).toEqual({ rage: 2 });
    expect(game.options()).toContain("barbarian:melee");
  });

  test("CAT-RULING-39: the Overseer wins", () => {
    const game = fighting(alone);
    game.choose("barbarian:rage");
    game.choose("rage");
    game.flickAt("zombie-1");
    expect(game.isOnBoard("zombie-1")).toBe(false);
    game.choose("stop");
    expect(game.match.outcome).toEqual(overseerWins);
  });

  test("CAT-RULING-39: with an Ally on the board there is no warning and no defeat", () => {
    const game = fighting({
      ...alone,
      life: {},
      at: { ...alone.at, skeleton: [330, 200] },
      stunned: { elf: 1, thief: 1, wizard: 1 },
    });
    game.choose("barbarian:rage");
    expect(game.asked.kind).toBe("flick");
    game.flickAt("zombie-1");
    game.choose("stop");
    expect(game.match.outcome).toBeUndefined();
  });
});

describe("CAT-RULING-96: everybody passes, round after round", () => {
  const standoff = (more: Situation = {}) => fighting({ at: { "orc-1": [440, 300] }, ...more });

  /** Both sides pass until this round begins, or the game is over. */
  const passTo = (game: Campaign, round: number) => {
    while (game.match.outcome === undefined && (game.state.fight?.round ?? 0) < round) game.passTurn();
  };

  test("CAT-RULING-96: after ten whole rounds the Heroes have given up, and the Overseer wins", () => {
    const game = standoff({ round: 0, phase: "overseer" });
    passTo(game, 99);
    expect(game.state.fight?.round).toBe(10);
    expect(game.match.outcome).toEqual({ winners: ["seat-1"], rule: "CAT-RULING-96" });
    expect(game.events("ended")).toMatchObject([{ why: "heroes-idle", rule: "CAT-RULING-96" }]);
  });

  test("CAT-RULING-96: the tenth round is announced when it begins", () => {
    const game = standoff({ round: 0, phase: "overseer" });
    passTo(game, 99);
    const announced = game.events("turn").filter(({ last }) => last);
    expect(announced).toMatchObject([{ side: "heroes", round: 10 }]);
  });

  test("CAT-RULING-96: any action starts the count anew, though it hits nothing", () => {
    for (const who of ["elf", "orc-1"]) {
      const game = standoff({ round: 0, phase: "overseer" });
      passTo(game, 10);
      if (who === "orc-1") game.passTurn();
      game.choose(`${who}:melee`);
      game.tap();
      passTo(game, 20);
      expect(game.match.outcome).toBeUndefined();
      passTo(game, 99);
      expect(game.state.fight?.round).toBe(20);
      expect(game.match.outcome?.rule).toBe("CAT-RULING-96");
    }
  });

  test("CAT-RULING-96: it holds in the final battle too", () => {
    const game = standoff({ kind: "lord", round: 0, phase: "overseer", at: { sorcerer: [440, 300] } });
    passTo(game, 99);
    expect(game.match.outcome?.rule).toBe("CAT-RULING-96");
  });
});
