import { describe, expect, test } from "vitest";
import type { Situation } from "./testing/campaign.ts";
import { infested } from "./testing/infested.ts";

const apart = { "orc-1": [440, 300] } as const;

/** The Blood Skull strikes a Hero with its Fear Melee. */
function frightened(situation: Situation = {}, victim = "elf") {
  const at = { [victim]: [280, 160], "blood-skull-1": [310, 160], ...apart, ...situation.at } as const;
  const game = infested({ phase: "overseer", ...situation, at });
  game.choose("blood-skull-1:melee");
  game.flickAt(victim, 400);
  return game;
}

const ridden = {
  at: { "sewer-rat-1": [1, 1], "sewer-rat-2": [1, 1] },
  on: { "sewer-rat-1": "elf", "sewer-rat-2": "elf" },
} as const;

/** The Heroes stand side by side, and the Skull strikes between them. */
const two = {
  at: { elf: [280, 147.4], thief: [280, 172.6], "blood-skull-1": [310, 160] },
} as const;

function struckTwo() {
  const game = infested({ phase: "overseer", at: { ...two.at, ...apart } });
  game.choose("blood-skull-1:melee");
  game.flick(-500, 0);
  return game;
}

describe("Fear", () => {
  test("VER-FEAR-01: the life is lost first", () => {
    const game = frightened();
    expect(game.life("elf")).toBe(7);
    expect(game.asked.prompt).toBe("flight");
  });

  test("VER-FEAR-02: then the Overseer may at once make one movement flick with the Hero’s disc", () => {
    const game = frightened();
    expect(game.asked).toMatchObject({ prompt: "flight", seats: ["seat-1"] });
    expect(game.options()).toEqual(["elf", "no"]);
    game.choose("elf");
    expect(game.asked).toMatchObject({ prompt: "movement", seats: ["seat-1"], pieces: ["elf"] });
    const { x } = game.piece("elf");
    game.flick(-600, 0);
    expect(game.piece("elf").x).toBeLessThan(x - 20);
    expect(game.asked.prompt).toBe("monster-acts");
  });

  test("VER-FEAR-02: … and may let it be", () => {
    const game = frightened();
    game.choose("no");
    expect(game.asked.prompt).toBe("monster-acts");
    expect(game.events("flees")).toEqual([]);
  });

  test("VER-FEAR-03: nobody loses life by the flight itself", () => {
    const game = frightened({ at: { thief: [240, 160] } });
    game.choose("elf");
    game.flickAt("thief");
    expect([game.life("elf"), game.life("thief")]).toEqual([7, 10]);
  });

  test("VER-FEAR-04: an Ally is hurt, and does not flee", () => {
    const game = frightened({}, "skeleton");
    expect(game.isOnBoard("skeleton")).toBe(false);
    expect(game.asked.prompt).toBe("monster-acts");
  });

  test("VER-FEAR-05: a stunned Hero can be made to flee", () => {
    const game = frightened({ round: 2, stunned: { elf: 1 } });
    expect(game.options()).toEqual(["elf", "no"]);
  });

  test("VER-FEAR-06: a fire wall burns whoever flees into it", () => {
    const game = frightened({ at: { "fire-spirit-1": [220, 160] }, walls: ["fire-spirit-1"] });
    game.choose("elf");
    game.flickAt("fire-spirit-1");
    expect(game.life("elf")).toBe(6);
  });

  test("VER-FEAR-07: … and whoever is pushed into it by the flight", () => {
    const at = { thief: [245, 160], "fire-spirit-1": [205, 160] } as const;
    const game = frightened({ board: "ancient-road", at, walls: ["fire-spirit-1"] });
    game.choose("elf");
    game.flickAt("thief", 1200);
    expect(game.life("thief")).toBe(9);
    expect(game.life("elf")).toBe(7);
  });

  test("VER-FEAR-08: the rats on him are taken off before the flight", () => {
    const game = frightened(ridden);
    game.choose("elf");
    for (const rat of ["sewer-rat-1", "sewer-rat-2"]) {
      expect(game.asked).toMatchObject({ prompt: "put-down", pieces: [{ piece: rat }] });
      game.place();
    }
    expect(game.asked.prompt).toBe("movement");
    expect(game.piece("sewer-rat-1").on).toBeUndefined();
  });

  test("VER-FEAR-09: the Overseer puts them within 2.5 cm of the Hero", () => {
    const game = frightened(ridden);
    game.choose("elf");
    const { x, y } = game.piece("elf");
    expect(game.asked.seats).toEqual(["seat-1"]);
    const far = { kind: "place", spots: [{ piece: "sewer-rat-1", x: x - 60, y }] };
    expect(game.submit(far)).toBeDefined();
    game.place(x - 40, y);
    expect(game.piece("sewer-rat-1")).toMatchObject({ x: x - 40, y });
  });
});

describe("rulings on fear", () => {
  test("VER-RULING-02: one modifier, whatever it is called", () => {
    const game = infested({ phase: "overseer", at: { elf: [280, 160], "blood-skull-1": [310, 160] } });
    game.choose("blood-skull-1:melee");
    expect(game.question("melee").about.modifiers).toEqual(["fear"]);
  });

  test("VER-RULING-03: “Swan” is Swarm: only its monsters lie on Heroes, and are taken off", () => {
    const game = frightened(ridden);
    game.choose("elf");
    expect(game.question("put-down").pieces.map(({ card }) => card)).toEqual(["sewer-rat"]);
  });

  test("VER-RULING-30: the flight is before the next flick of the sequence, and before a stun takes hold", () => {
    const at = { elf: [280, 160], "dire-ghoul-1": [320, 160], ...apart } as const;
    const game = infested({ phase: "overseer", at });
    game.choose("dire-ghoul-1:melees");
    game.flickAt("elf", 400);
    expect(game.asked.prompt).toBe("flight");
    game.choose("elf");
    game.flick(-300, 0);
    expect(game.asked.prompt).toBe("go-on");
  });

  test("VER-RULING-31: each of several may be flicked once, in the Overseer’s order", () => {
    const game = struckTwo();
    expect(game.options()).toEqual(["elf", "thief", "no"]);
    game.choose("thief");
    game.flick(0, 500);
    expect(game.options()).toEqual(["elf", "no"]);
    game.choose("elf");
    game.flick(0, -500);
    expect(game.asked.prompt).toBe("monster-acts");
  });

  test("VER-RULING-32: whoever died of the damage does not flee", () => {
    const game = frightened({ life: { elf: 1 } });
    expect(game.isOnBoard("elf")).toBe(false);
    expect(game.asked.prompt).toBe("monster-acts");
  });

  test("VER-RULING-33: it hits nobody: no damage, no Retaliation, no Swarm", () => {
    const at = { "minotaur-1": [230, 160], "sewer-rat-1": [200, 160] } as const;
    const game = frightened({ board: "ancient-road", at });
    game.choose("elf");
    game.flickAt("minotaur-1", 1000);
    expect(game.life("minotaur-1")).toBe(2);
    expect(game.events("hit")).toHaveLength(1);
    expect(game.events("climbs")).toEqual([]);
    expect(game.asked.prompt).toBe("monster-acts");
  });

  test("VER-RULING-34: an Incorporeal pushed out by it comes back, and so does the Hero, at the edge", () => {
    const at = { elf: [280, 40], "blood-skull-1": [310, 40], "blood-skull-2": [280, 14] } as const;
    const game = frightened({ at });
    game.choose("elf");
    game.flick(0, -2500);
    expect(game.isOnBoard("blood-skull-2")).toBe(true);
    expect(game.events("put-back").map(({ piece }) => piece)).toEqual(
      expect.arrayContaining(["elf", "blood-skull-2"]),
    );
    expect(game.piece("elf").y).toBeLessThan(20);
  });

  test("VER-RULING-35: a wall costs 1 for a flick, and can kill", () => {
    const game = frightened({
      life: { elf: 2 },
      at: { "fire-spirit-1": [220, 160] },
      walls: ["fire-spirit-1"],
    });
    game.choose("elf");
    game.flickAt("fire-spirit-1");
    expect(game.events("burnt")).toHaveLength(1);
    expect(game.isOnBoard("elf")).toBe(false);
  });

  test("VER-RULING-36: it is as strong as a Melee of that disc may be", () => {
    const game = frightened();
    game.choose("elf");
    const { weakest, strongest } = game.question("movement");
    const other = infested({ at: apart });
    other.choose("elf:melee");
    expect({ weakest, strongest }).toEqual({
      weakest: other.question("melee").weakest,
      strongest: other.question("melee").strongest,
    });
  });

  test("VER-RULING-37: where there is no room, the rat goes to the nearest legal spot, and stays there", () => {
    // All around the Elf stand others.
    const ring = Array.from({ length: 6 }, (_, i) => {
      const angle = (i * Math.PI) / 3 + 0.3;
      return [`troll-${i + 1}`, [280 + 31 * Math.cos(angle), 160 + 31 * Math.sin(angle)]] as const;
    });
    const outer = Array.from({ length: 9 }, (_, i) => {
      const angle = (i * 2 * Math.PI) / 9;
      return [`orc-${i + 1}`, [280 + 58 * Math.cos(angle), 160 + 58 * Math.sin(angle)]] as const;
    });
    const at = { elf: [280, 160], "sewer-rat-1": [1, 1], "blood-skull-1": [440, 40] } as const;
    const game = infested({
      phase: "overseer",
      at: { ...Object.fromEntries([...ring, ...outer]), ...at },
      on: { "sewer-rat-1": "elf" },
      done: ["sewer-rat-1"],
    });
    game.passTurn();
    const { x, y, on } = game.piece("sewer-rat-1");
    expect(on).toBeUndefined();
    expect(Math.sqrt((x - 280) ** 2 + (y - 160) ** 2)).toBeGreaterThan(12.5 + 6);
    expect(game.events("put-down")).toMatchObject([{ piece: "sewer-rat-1" }]);
  });

  test("VER-VERDICT-10: riders are put down only when the flight is made", () => {
    const game = frightened(ridden);
    game.choose("no");
    expect(game.piece("sewer-rat-1").on).toBe("elf");
    expect(game.piece("sewer-rat-2").on).toBe("elf");
    expect(game.asked.prompt).toBe("monster-acts");
  });
});
