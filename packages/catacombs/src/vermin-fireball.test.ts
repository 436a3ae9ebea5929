import { describe, expect, test } from "vitest";
import { radiusOfSize } from "./arena.ts";
import { allLots, allSpells, monsterOf } from "./content/box.ts";
import { fear } from "./content/vermin/fear.ts";
import { criticalFireball } from "./content/vermin/fireball.ts";
import { poison } from "./content/vermin/poison.ts";
import type { Campaign, Situation } from "./testing/campaign.ts";
import { infested, withVermin } from "./testing/infested.ts";

const apart = { "orc-1": [440, 300] } as const;

/** The Wizard casts Giant Fireball at whoever stands to his right. */
function cast(situation: Situation = {}): Campaign {
  const at = { wizard: [250, 160], "fire-spirit-1": [380, 160], ...apart, ...situation.at } as const;
  const game = infested({ ...situation, at });
  game.choose("wizard:giant-fireball");
  return game;
}

describe("modifiers", () => {
  test("VER-MODIF-01: Poison, Fear and the Critical Fireball are added", () => {
    expect([poison.id, fear.id]).toEqual(["poison", "fear"]);
    expect(criticalFireball).toMatchObject({ kind: "fireball", modifiers: [{ id: "critical" }] });
  });

  test("VER-MODIF-02: Poison is green", () => {
    expect(poison.colour).toBe("green");
  });

  test("VER-MODIF-03: Fear is black", () => {
    expect(fear.colour).toBe("black");
  });

  test("VER-MODIF-04: the Critical Fireball is red", () => {
    expect(criticalFireball.modifiers.map(({ colour }) => colour)).toEqual(["red"]);
  });
});

describe("Critical Fireball", () => {
  test("VER-FIREBALL-01: each target it touches loses 2", () => {
    const game = cast({ at: { "orc-1": [380, 160], "fire-spirit-1": [440, 60] } });
    game.place(290, 160);
    game.flickAt("orc-1");
    expect(game.isOnBoard("orc-1")).toBe(false);
    expect(game.events("hurt")).toMatchObject([{ piece: "orc-1", lost: 2 }]);
  });

  test("VER-FIREBALL-02: it flies with the large orange disc", () => {
    const game = cast();
    expect(game.question("place-shot").pieces).toMatchObject([
      { piece: "critical-fireball", radius: radiusOfSize("large") },
    ]);
    expect(allLots(withVermin)).toContainEqual({
      id: "critical-fireball",
      size: "large",
      colour: "orange",
      count: 1,
    });
  });

  test("VER-FIREBALL-03: the Wyvern can make one", () => {
    expect(monsterOf("wyvern").actions[0].attacks[1]).toBe(criticalFireball);
  });

  test("VER-FIREBALL-04: the Wizard can, by Giant Fireball", () => {
    const spell = allSpells(withVermin).find(({ id }) => id === "giant-fireball");
    expect(spell).toMatchObject({ name: { fr: "Boule de feu géante" } });
    expect(spell?.action.attacks).toEqual([criticalFireball]);
  });

  test("VER-RULING-38: it is back when its flick is at rest, and free for the next", () => {
    const game = cast();
    game.place(290, 160);
    game.flickAt("fire-spirit-1");
    expect(game.isOnBoard("critical-fireball")).toBe(false);
    const at = { elf: [240, 60], "wyvern-1": [320, 60], "wyvern-2": [440, 250] } as const;
    const next = infested({ phase: "overseer", at });
    for (const wyvern of ["wyvern-1", "wyvern-2"]) {
      next.choose(`${wyvern}:melee-fireball`);
      next.tap();
      next.choose("flick");
      expect(next.asked.prompt).toBe("place-shot");
      next.place();
      next.tap();
    }
    expect(next.isOnBoard("critical-fireball")).toBe(false);
  });

  test("VER-RULING-39: it starts within 25 mm of the attacker; without room it cannot be chosen", () => {
    const game = cast();
    const { x, y } = game.piece("wizard");
    const far = { kind: "place", spots: [{ piece: "critical-fireball", x: x + 57, y }] };
    expect(game.submit(far)).toBeDefined();
    game.place(x + 54, y);
    // All around the Wizard stand others.
    const ring = Array.from({ length: 6 }, (_, i) => {
      const angle = (i * Math.PI) / 3;
      return [`troll-${i + 1}`, [300 + 31 * Math.cos(angle), 160 + 31 * Math.sin(angle)]] as const;
    });
    const outer = Array.from({ length: 12 }, (_, i) => {
      const angle = (i * Math.PI) / 6;
      return [`minotaur-${i + 1}`, [300 + 68 * Math.cos(angle), 160 + 68 * Math.sin(angle)]] as const;
    });
    const full = infested({ at: { wizard: [300, 160], ...Object.fromEntries([...ring, ...outer]) } });
    expect(full.options()).not.toContain("wizard:giant-fireball");
  });

  test("VER-RULING-40: opponents only, each once in a flick", () => {
    const game = cast({ at: { thief: [340, 160], "troll-1": [420, 160] } });
    game.place(290, 160);
    game.flickAt("thief", 2500);
    expect(game.life("thief")).toBe(10);
    expect(game.events("hurt").filter(({ piece }) => piece === "thief")).toEqual([]);
  });

  test("VER-RULING-41: Absorption ignores it", () => {
    const game = cast({ at: { "fire-demon-1": [380, 160], "fire-spirit-1": [440, 60] } });
    game.place(290, 160);
    game.flickAt("fire-demon-1");
    expect(game.events("unhurt")).toMatchObject([{ piece: "fire-demon-1", rule: "CAT-ABIL-17" }]);
    expect(game.life("fire-demon-1")).toBe(2);
  });
});
