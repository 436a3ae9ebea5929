import { describe, expect, test } from "vitest";
import { fighting, type Situation } from "./testing/campaign.ts";
import { leaveRoom } from "./testing/scenes.ts";
import { courseOf } from "./testing/seek.ts";

const far = { "orc-9": [440, 300] } as const;
const wall = { walls: ["fire-spirit-1"] } as const;

describe("CAT-RULING-48: a fire wall moves", () => {
  test("CAT-RULING-48: it stays where it stops", () => {
    const game = fighting({ ...wall, at: { barbarian: [260, 60], "fire-spirit-1": [330, 60], ...far } });
    game.choose("barbarian:melee");
    game.flickAt("fire-spirit-1", 700);
    const { x, y } = game.piece("fire-spirit-1");
    expect(x).toBeGreaterThan(340);
    game.passTurn();
    game.passTurn();
    expect(game.piece("fire-spirit-1")).toMatchObject({ kind: "wall", x, y });
  });

  test("CAT-RULING-48: if it leaves, it comes back where it left", () => {
    const game = fighting({
      ...wall,
      at: { barbarian: [330, 60], "fire-spirit-1": [330, 20], ...far },
    });
    game.choose("barbarian:melee");
    game.flick(0, -1000);
    expect(game.piece("fire-spirit-1")).toMatchObject({ kind: "wall", x: 330, y: 12.5 });
  });
});

describe("CAT-RULING-49: when the wall burns", () => {
  test("CAT-RULING-49: once in a flick, however often they meet; and again in the next", () => {
    const game = fighting({
      ...wall,
      board: "ancient-road",
      at: { thief: [271, 75], "fire-spirit-1": [300, 75], ...far },
    });
    game.choose("thief:twice");
    expect(courseOf(game, "thief", 1200, 0).filter((id) => id === "fire-spirit-1").length).toBeGreaterThan(1);
    game.flick(1200, 0);
    expect(game.events("burnt")).toHaveLength(1);
    expect(game.life("thief")).toBe(9);
    game.choose("flick");
    game.flickAt("fire-spirit-1", 1200);
    expect(game.life("thief")).toBe(8);
  });

  test("CAT-RULING-49: each wall for itself", () => {
    const game = fighting({
      walls: ["fire-spirit-1", "fire-spirit-2"],
      at: { elf: [260, 160], "fire-spirit-1": [330, 147.5], "fire-spirit-2": [330, 172.5], ...far },
    });
    game.choose("elf:melee");
    game.flick(700, 0);
    expect(game.life("elf")).toBe(6);
  });

  test("CAT-RULING-49: not one who rests at its side, or leaves it", () => {
    const game = fighting({
      ...wall,
      at: { elf: [300, 60], "fire-spirit-1": [325, 60], barbarian: [300, 160], ...far },
    });
    game.choose("barbarian:melee");
    game.tap();
    game.choose("elf:melee");
    game.flick(-300, 0);
    game.passTurn();
    game.passTurn();
    expect(game.events("burnt")).toEqual([]);
    expect(game.life("elf")).toBe(8);
  });

  test("CAT-RULING-49: not in the flick in which the monster became a wall", () => {
    const game = fighting({ phase: "overseer", at: { elf: [260, 60], "fire-spirit-1": [330, 60], ...far } });
    game.choose("fire-spirit-1:melee");
    game.flickAt("elf");
    expect(game.piece("fire-spirit-1").kind).toBe("wall");
    expect(game.events("burnt")).toEqual([]);
    expect(game.life("elf")).toBe(7);
  });

  test("CAT-RULING-49: Missile, Fireball and Shield burn nobody", () => {
    for (const [action, shot] of [
      ["elf:missile", [285, 60]],
      ["wizard:fireball", [285, 160]],
    ] as const) {
      const game = fighting({
        ...wall,
        at: { elf: [260, 60], wizard: [260, 160], "fire-spirit-1": [330, 110], ...far },
      });
      game.choose(action);
      game.place(...shot);
      game.flickAt("fire-spirit-1");
      expect(game.piece("fire-spirit-1").x).toBeGreaterThan(330);
      expect(game.events("burnt")).toEqual([]);
    }
    const game = fighting({
      ...wall,
      at: { elf: [260, 60], shield: [310, 60], "fire-spirit-1": [350, 60], ...far },
    });
    game.choose("elf:melee");
    game.flickAt("shield", 1000);
    expect(game.piece("fire-spirit-1").x).toBeGreaterThan(350);
    expect(game.events("burnt")).toEqual([]);
  });
});

describe("CAT-RULING-50: what a Fire Spirit must hit to become a wall", () => {
  const spirit = (more: Situation) => {
    const game = fighting({
      phase: "overseer",
      ...more,
      at: { "fire-spirit-1": [330, 160], ...far, ...more.at },
    });
    game.choose("fire-spirit-1:melee");
    game.flick(-700, 0);
    return game;
  };

  test("CAT-RULING-50: two Heroes are both hurt before it flips", () => {
    const game = spirit({ at: { elf: [270, 147.5], thief: [270, 172.5] } });
    expect([game.life("elf"), game.life("thief")]).toEqual([7, 9]);
    expect(game.piece("fire-spirit-1").kind).toBe("wall");
  });

  test("CAT-RULING-50: an Ally alone does not flip it", () => {
    const game = spirit({ at: { skeleton: [270, 160] } });
    expect(game.isOnBoard("skeleton")).toBe(false);
    expect(game.piece("fire-spirit-1").kind).toBe("monster");
  });

  const cloaked: Situation = {
    heroes: { thief: { items: ["invisibility-cloak"] } },
    marks: { thief: { invisible: 1 } },
  };

  test("CAT-RULING-50: nor does a Hero who takes no damage", () => {
    const game = spirit({ ...cloaked, at: { thief: [270, 160] } });
    expect(game.events("hit")).toHaveLength(1);
    expect(game.piece("fire-spirit-1").kind).toBe("monster");
  });

  test("CAT-RULING-50: Feeding Frenzy needs a hit on a Hero, not damage", () => {
    for (const [target, isStunned] of [
      ["thief", true],
      ["skeleton", false],
    ] as const) {
      const game = fighting({
        phase: "overseer",
        ...cloaked,
        at: { "zombie-1": [330, 160], [target]: [270, 160], ...far },
      });
      game.choose("zombie-1:melee");
      game.flick(-700, 0);
      expect(game.life("thief")).toBe(10);
      expect([target, game.isStunned("zombie-1")]).toEqual([target, isStunned]);
    }
  });
});

describe("CAT-RULING-51: no gold for walls", () => {
  test("CAT-RULING-51: a Fire Spirit that became a wall pays nothing, and returns when the room ends", () => {
    const game = fighting({
      ...wall,
      at: { elf: [260, 60], "zombie-1": [330, 60], "fire-spirit-1": [330, 200] },
    });
    expect(game.state.reserve["fire-spirit"]).toBe(3);
    game.choose("elf:melee");
    game.flickAt("zombie-1");
    leaveRoom(game);
    expect(game.state.reserve["fire-spirit"]).toBe(4);
    expect(game.events("paid")).toMatchObject([{ hero: "elf", gold: 100 }]);
  });

  test("CAT-RULING-51: nobody is paid for a Hero whom a wall has killed", () => {
    const game = fighting({
      ...wall,
      life: { elf: 1 },
      at: { elf: [260, 60], "fire-spirit-1": [330, 60] },
    });
    game.choose("elf:melee");
    game.flickAt("fire-spirit-1");
    expect(game.isOnBoard("elf")).toBe(false);
    leaveRoom(game);
    expect(game.events("paid")).toEqual([]);
  });
});
