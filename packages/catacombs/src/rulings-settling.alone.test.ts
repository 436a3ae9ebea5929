import { describe, expect, test } from "vitest";
import { type Campaign, fighting, type Situation } from "./testing/campaign.ts";
import { openOddments } from "./testing/oddments.ts";
import { flickAlong } from "./testing/seek.ts";

openOddments();

/** The types of all events, in order. */
function types(game: Campaign): readonly string[] {
  return game.match.pages.flatMap(({ told }) => told.map(({ event }) => event.type));
}

/** The Barbarian strikes this monster, with the Thief and the Elf at hand for an answer. */
function struck(monster: string, more: Situation = {}): Campaign {
  const game = fighting({
    ...more,
    at: { barbarian: [260, 100], [monster]: [330, 100], thief: [330, 200], "orc-9": [440, 300], ...more.at },
  });
  game.choose("barbarian:melee");
  game.flickAt(monster, 560);
  return game;
}

describe("CAT-RULING-17: the steps of a flick", () => {
  test("CAT-RULING-17: put back, hits, retaliation with its own steps, then the killed leave", () => {
    const game = fighting({
      life: { "minotaur-1": 1, thief: 1 },
      at: { barbarian: [400, 100], "minotaur-1": [455, 100], thief: [380, 200] },
    });
    game.choose("barbarian:melee");
    game.flick(1000, 0);
    game.choose("strike");
    game.flickAt("thief", 750);
    const steps = types(game).filter((type) => type !== "acts" && type !== "turn");
    expect(steps).toEqual([
      "flicked",
      "put-back",
      "hit",
      "hurt",
      "retaliates",
      "flicked",
      "hit",
      "hurt",
      "left",
      "killed",
    ]);
  });

  test("CAT-RULING-17: hits and burns come in the order of the contacts", () => {
    const order = (first: string, second: string) => {
      const game = fighting({
        walls: ["fire-spirit-1"],
        at: { elf: [260, 100], [first]: [330, 112], [second]: [345, 60] },
      });
      game.choose("elf:melee");
      flickAlong(game, (course) => course.join().startsWith(`${first},${second}`));
      return types(game).filter((type) => type === "hit" || type === "burnt");
    };
    expect(order("fire-spirit-1", "orc-1")).toEqual(["burnt", "hit"]);
    expect(order("orc-1", "fire-spirit-1")).toEqual(["hit", "burnt"]);
  });

  test("CAT-RULING-17: a Missile is taken back after the hits, in a chain after the last flick", () => {
    const game = fighting({
      heroes: { thief: { items: ["chain-lightning"] } },
      at: { elf: [260, 60], thief: [260, 160], "orc-1": [330, 60], "orc-2": [330, 160] },
    });
    game.choose("elf:missile");
    game.place(285, 60);
    game.flickAt("orc-1");
    expect(game.isOnBoard("missile")).toBe(false);
    game.choose("thief:chain-lightning");
    game.place(285, 160);
    for (let flick = 0; flick < 4; flick++) {
      if (flick > 0) game.choose("flick");
      game.tap();
      expect(game.isOnBoard("missile")).toBe(flick < 3);
    }
    const stopped = fighting({
      heroes: { thief: { items: ["chain-lightning"] } },
      at: { thief: [260, 160], "orc-1": [330, 60] },
    });
    stopped.choose("thief:chain-lightning");
    stopped.place(285, 160);
    stopped.tap();
    stopped.choose("stop");
    expect(stopped.isOnBoard("missile")).toBe(false);
  });

  test("CAT-RULING-17: incapacity begins after retaliation and the death of monsters", () => {
    const game = struck("brute-1", { life: { "brute-1": 1 } });
    game.choose("strike");
    game.flickAt("thief");
    expect(types(game).slice(-2)).toEqual(["killed", "stunned"]);
  });

  test("CAT-RULING-17: who was killed beside a retaliator leaves after the answer, and before incapacity", () => {
    const game = fighting({
      at: {
        barbarian: [260, 160],
        "brute-1": [330, 147.5],
        "zombie-1": [330, 172.5],
        thief: [330, 60],
        "orc-9": [440, 300],
      },
    });
    game.choose("barbarian:melee");
    game.flick(600, 0);
    expect(game.life("zombie-1")).toBe(0);
    game.choose("strike");
    game.flickAt("thief", 1200);
    expect(types(game).slice(-4)).toEqual(["hit", "hurt", "killed", "stunned"]);
    expect(game.isOnBoard("zombie-1")).toBe(false);
  });

  test("CAT-RULING-17: a killed retaliator leaves after its own answer, before that of the next", () => {
    const game = fighting({
      life: { "minotaur-1": 1, "minotaur-2": 1 },
      at: {
        barbarian: [260, 160],
        "minotaur-1": [330, 142.5],
        "minotaur-2": [330, 177.5],
        "orc-9": [440, 300],
      },
    });
    game.choose("barbarian:melee");
    game.flick(600, 0);
    game.choose("minotaur-2");
    expect(game.isOnBoard("minotaur-2")).toBe(true);
    game.choose("no");
    expect(game.asked).toMatchObject({ prompt: "retaliate", about: { piece: "minotaur-1" } });
    expect([game.isOnBoard("minotaur-1"), game.isOnBoard("minotaur-2")]).toEqual([true, false]);
  });

  test("CAT-RULING-17: whoever became a fire wall by its answer is not incapacitated any more", () => {
    const game = fighting({
      heroes: { barbarian: { items: ["cudgel"] } },
      at: { barbarian: [260, 100], "revenant-1": [330, 100], thief: [330, 200], "orc-9": [440, 300] },
    });
    game.choose("barbarian:cudgel");
    game.flickAt("revenant-1", 560);
    game.choose("strike");
    game.flickAt("thief");
    expect(game.piece("revenant-1").kind).toBe("wall");
    expect(game.asked.prompt).toBe("hero-acts");
  });

  test("CAT-RULING-17: nor does a fire wall go on with the action in which it became one", () => {
    const game = fighting({
      phase: "overseer",
      at: { "kindler-1": [330, 100], thief: [260, 100], "orc-9": [440, 300] },
    });
    game.choose("kindler-1:melee-missile");
    game.flickAt("thief");
    expect(game.piece("kindler-1").kind).toBe("wall");
    expect(game.asked.prompt).toBe("monster-acts");
  });
});

/** Both Minotaurs are struck by one flick. */
function bothStruck(stunned: Readonly<Record<string, number>> = {}): Campaign {
  const game = fighting({
    stunned,
    at: {
      barbarian: [260, 160],
      "minotaur-1": [330, 142.5],
      "minotaur-2": [330, 177.5],
      thief: [330, 60],
      elf: [330, 260],
    },
  });
  game.choose("barbarian:melee");
  game.flick(600, 0);
  expect([game.life("minotaur-1"), game.life("minotaur-2")]).toEqual([1, 1]);
  return game;
}

test("CAT-RULING-18: of several that answer at once the Overseer chooses the order", () => {
  const game = bothStruck();
  expect(game.asked).toMatchObject({
    prompt: "answer-first",
    seats: ["seat-1"],
    options: [{ id: "minotaur-1" }, { id: "minotaur-2" }],
  });
  game.choose("minotaur-2");
  expect(game.asked).toMatchObject({ prompt: "retaliate", about: { piece: "minotaur-2" } });
  game.choose("no");
  expect(game.asked).toMatchObject({ prompt: "retaliate", about: { piece: "minotaur-1" } });
});

describe("CAT-RULING-19: when retaliation comes", () => {
  /** The Barbarian rages; his first flick has struck the Minotaur. */
  const raging = () => {
    const game = fighting({
      at: { barbarian: [260, 100], "minotaur-1": [330, 100], thief: [330, 200], "orc-9": [440, 300] },
    });
    game.choose("barbarian:rage");
    game.flickAt("minotaur-1", 560);
    return game;
  };

  test("CAT-RULING-19: right after the flick, before the next one of the chain", () => {
    const game = raging();
    expect(game.asked).toMatchObject({ prompt: "retaliate", seats: ["seat-1"] });
    game.choose("no");
    expect(game.asked.prompt).toBe("go-on");
  });

  test("CAT-RULING-19: the next flick starts where the answer has shifted the attacker to", () => {
    const game = raging();
    game.choose("strike");
    const before = game.piece("barbarian").x;
    game.flickAt("barbarian", 600);
    expect(game.piece("barbarian").x).toBeLessThan(before - 5);
    const { x, y } = game.piece("barbarian");
    game.choose("flick");
    game.tap();
    const { fight } = game.stateBefore(game.events("flicked").at(-1));
    expect(fight?.pieces.find(({ id }) => id === "barbarian")).toMatchObject({ x, y });
  });

  test("CAT-RULING-19: it does not use up the monster’s action", () => {
    const game = struck("minotaur-1");
    game.choose("strike");
    game.flickAt("thief");
    game.passTurn();
    expect([game.state.phase, game.options().includes("minotaur-1:melee")]).toEqual(["overseer", true]);
  });
});

test("CAT-RULING-20: any direction may be flicked, but the attacker is immune: no damage, no effect", () => {
  const game = struck("brute-1");
  game.choose("strike");
  flickAlong(game, ([first]) => first === "barbarian");
  expect(game.events("spared")).toMatchObject([{ piece: "barbarian" }]);
  expect([game.life("barbarian"), game.isStunned("barbarian")]).toEqual([12, false]);
});

test("CAT-RULING-20: nor does a fire wall harm him into which the retaliation drives him", () => {
  const game = fighting({
    walls: ["fire-spirit-1"],
    at: {
      barbarian: [260, 60],
      "brute-1": [330, 60],
      "fire-spirit-1": [225, 60],
      "orc-9": [440, 300],
    },
  });
  game.choose("barbarian:melee");
  game.flickAt("brute-1", 560);
  game.choose("strike");
  game.flickAt("barbarian", 1600);
  expect(game.piece("fire-spirit-1").x).toBeLessThan(225);
  expect(game.events("spared").map(({ rule }) => rule)).toEqual(["CAT-RULING-20", "CAT-RULING-20"]);
  expect(game.events("burnt")).toEqual([]);
  expect(game.life("barbarian")).toBe(12);
});

test("CAT-RULING-21: it is one single Melee flick, with the modifiers of the monster’s own Melee", () => {
  const game = struck("brute-1");
  game.choose("strike");
  expect(game.asked).toMatchObject({ prompt: "melee", about: { modifiers: ["stunning"] } });
  game.flickAt("thief");
  expect([game.life("thief"), game.isStunned("thief")]).toEqual([9, true]);
  expect(game.asked.prompt).toBe("hero-acts");
});

describe("CAT-RULING-22: a retaliator that was killed", () => {
  test("CAT-RULING-22: has full effect, flips no more, and is the trophy of its killer", () => {
    const game = struck("revenant-1", { life: { "revenant-1": 1 } });
    game.choose("strike");
    game.flickAt("thief");
    expect(game.life("thief")).toBe(9);
    expect([...game.events("fire-wall"), ...game.events("stunned")]).toEqual([]);
    expect(game.isOnBoard("revenant-1")).toBe(false);
    expect(game.hero("barbarian").trophies).toEqual(["revenant"]);
  });

  test("CAT-RULING-22: one that lives does flip", () => {
    const game = struck("revenant-1");
    game.choose("strike");
    game.flickAt("thief");
    expect(game.piece("revenant-1").kind).toBe("wall");
  });
});

describe("CAT-RULING-23: struck, not damaged", () => {
  test("CAT-RULING-23: the Familiar’s harmless blow triggers it", () => {
    const game = fighting({ at: { familiar: [260, 100], "minotaur-1": [330, 100] } });
    game.choose("familiar:melee");
    game.flickAt("minotaur-1");
    expect(game.life("minotaur-1")).toBe(2);
    expect(game.asked.prompt).toBe("retaliate");
  });

  test("CAT-RULING-23: a second strike running of a chain does not", () => {
    const game = fighting({ at: { barbarian: [260, 100], "minotaur-1": [330, 100] } });
    game.choose("barbarian:rage");
    game.flickAt("minotaur-1", 560);
    game.choose("no");
    game.choose("flick");
    game.flickAt("minotaur-1", 700);
    expect(game.events("spared")).toMatchObject([{ piece: "minotaur-1" }]);
    expect(game.asked.prompt).toBe("go-on");
  });
});

test("CAT-RULING-24: a Hero who is pushed into it does not trigger it", () => {
  const game = fighting({ at: { elf: [260, 100], thief: [300, 100], "minotaur-1": [350, 100] } });
  game.choose("elf:melee");
  game.flickAt("thief", 1000);
  expect(game.piece("minotaur-1").x).toBeGreaterThan(350);
  expect(game.asked.prompt).toBe("hero-acts");
});

describe("CAT-RULING-25: several retaliators", () => {
  test("CAT-RULING-25: each gets one retaliation, which never triggers another", () => {
    const game = bothStruck();
    game.choose("minotaur-1");
    game.choose("strike");
    game.flickAt("thief", 1200);
    game.choose("strike");
    game.flickAt("elf", 1200);
    expect([game.life("thief"), game.life("elf")]).toEqual([9, 7]);
    expect(game.asked.prompt).toBe("hero-acts");
  });

  test("CAT-RULING-25: an incapacitated one gets none", () => {
    const game = bothStruck({ "minotaur-1": 1 });
    expect(game.asked).toMatchObject({ prompt: "retaliate", about: { piece: "minotaur-2" } });
    game.choose("no");
    expect(game.asked.prompt).toBe("hero-acts");
  });
});
