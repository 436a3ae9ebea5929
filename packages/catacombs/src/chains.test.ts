import { describe, expect, test } from "vitest";
import { length } from "./arena.ts";
import { allHeroes, allItems, allLords, allMonsters } from "./content/box.ts";
import { fighting, type Situation } from "./testing/index.ts";

/** The Barbarian rages at (300, 160). */
function raging(at: NonNullable<Situation["at"]>, more: Situation = {}) {
  const game = fighting({ ...more, at: { barbarian: [300, 160], ...at } });
  game.choose("barbarian:rage");
  return game;
}

/** The Elf begins a chain of four Missiles at (300, 160). */
function lightning(at: NonNullable<Situation["at"]>) {
  const game = fighting({ heroes: { elf: { items: ["chain-lightning"] } }, at: { elf: [300, 160], ...at } });
  game.choose("elf:chain-lightning");
  game.place(320, 160);
  return game;
}

describe("chains", () => {
  test("CAT-CHAIN-01: a chain is a stated number of Melee flicks, or of Missile flicks, in one action", () => {
    const actions = [...allHeroes(), ...allMonsters(), ...allLords(), ...allItems()].flatMap(
      (card) => card.actions,
    );
    const chains = actions.filter(({ chain }) => chain);
    expect(chains.map(({ id, attacks }) => [id, attacks.length])).toEqual([
      ["rage", 4],
      ["fury", 3],
      ["chain-lightning", 4],
    ]);
    for (const { attacks } of chains) expect(new Set(attacks.map(({ kind }) => kind)).size).toBe(1);
    const game = raging({ "orc-1": [440, 300] });
    for (const flick of [1, 2, 3, 4]) {
      if (flick > 1) game.choose("flick");
      game.tap();
    }
    expect(game.asked.prompt).toBe("hero-acts");
    expect(game.events("acts")).toHaveLength(1);
  });

  test("CAT-CHAIN-02: a chain may damage targets all over the room", () => {
    const game = lightning({ "orc-1": [400, 160], "orc-2": [400, 260], "orc-3": [280, 280] });
    for (const orc of ["orc-1", "orc-2", "orc-3"]) {
      game.flickAt(orc, 1000);
      if (orc !== "orc-3") game.choose("flick");
    }
    expect(["orc-1", "orc-2", "orc-3"].map((orc) => game.life(orc))).toEqual([1, 1, 1]);
  });

  test("CAT-CHAIN-03: each further flick starts where the disc came to rest", () => {
    const melee = raging({ "orc-1": [440, 300] });
    melee.flick(400, 0);
    melee.choose("flick");
    melee.flick(0, 400);
    expect(melee.piece("barbarian").x).toBeCloseTo(340, 6);
    expect(melee.piece("barbarian").y).toBeCloseTo(200, 6);
    const missile = lightning({ "orc-1": [440, 300] });
    missile.flick(400, 0);
    // It lies where it stopped, and is not placed again.
    expect(missile.piece("missile").x).toBeCloseTo(360, 6);
    missile.choose("flick");
    expect(missile.asked).toMatchObject({ kind: "flick", pieces: ["missile"] });
    missile.flick(0, 400);
    expect(missile.piece("missile").y).toBeCloseTo(200, 6);
    missile.choose("stop");
    expect(missile.isOnBoard("missile")).toBe(false);
  });

  test("CAT-CHAIN-04: a disc that leaves the board goes on from the edge where it left", () => {
    const melee = raging({ barbarian: [430, 160], "orc-1": [300, 300] });
    melee.flick(1200, 0);
    expect(melee.piece("barbarian")).toMatchObject({ x: length - 12.5, y: 160 });
    melee.choose("flick");
    melee.flick(-400, 0);
    expect(melee.piece("barbarian").x).toBeCloseTo(length - 12.5 - 40, 6);
  });

  test("CAT-CHAIN-04: so does the Missile of a chain", () => {
    const game = lightning({ "orc-1": [300, 300] });
    game.flick(2000, 0);
    expect(game.piece("missile")).toMatchObject({ x: length - 6, y: 160 });
    game.choose("flick");
    game.flick(-400, 0);
    expect(game.piece("missile").x).toBeCloseTo(length - 6 - 40, 6);
  });

  test("CAT-CHAIN-05: two consecutive flicks cannot both damage the same target", () => {
    const game = raging({ "orc-1": [330, 160] });
    game.flickAt("orc-1", 300);
    game.choose("flick");
    game.flickAt("orc-1", 600);
    expect(game.life("orc-1")).toBe(1);
    expect(game.events("spared")).toMatchObject([{ piece: "orc-1", rule: "CAT-CHAIN-06" }]);
  });

  test("CAT-CHAIN-05: whoever else is struck by the second flick is damaged", () => {
    const game = raging({ "orc-1": [330, 160], "orc-2": [300, 100] });
    game.flickAt("orc-1", 300);
    game.choose("flick");
    game.flickAt("orc-2", 600);
    expect([game.life("orc-1"), game.life("orc-2")]).toEqual([1, 1]);
  });

  test("CAT-CHAIN-06: the second strike has no effect of any kind: not even a retaliation", () => {
    const game = raging({ "minotaur-1": [340, 160] });
    game.flickAt("minotaur-1", 300);
    expect(game.asked.prompt).toBe("retaliate");
    game.choose("no");
    game.choose("flick");
    game.flickAt("minotaur-1", 600);
    expect(game.asked.prompt).toBe("go-on");
    expect(game.life("minotaur-1")).toBe(1);
  });

  test("CAT-CHAIN-07: after one other flick in between, the target is damaged again", () => {
    const game = raging({ "orc-1": [330, 160] });
    game.flickAt("orc-1", 300);
    game.choose("flick");
    game.flick(-200, 0);
    game.choose("flick");
    game.flickAt("orc-1", 900);
    expect(game.isOnBoard("orc-1")).toBe(false);
  });

  test("CAT-CHAIN-08: after his chain the Barbarian is incapacitated, and misses the next round", () => {
    const game = raging({ "orc-1": [440, 300] });
    game.tap();
    expect(game.isStunned("barbarian")).toBe(false);
    game.choose("stop");
    expect(game.isStunned("barbarian")).toBe(true);
    for (const turn of [1, 2]) {
      game.passTurn();
      if (turn === 2) expect(game.options().some((option) => option.startsWith("barbarian:"))).toBe(false);
    }
    game.passTurn();
    game.passTurn();
    expect(game.state.fight?.round).toBe(3);
    expect(game.options()).toContain("barbarian:melee");
  });

  test("CAT-CHAIN-08: whichever chain it is: so does a Chain Lightning of his, and he is warned before", () => {
    const situation: Situation = {
      heroes: { barbarian: { items: ["chain-lightning"] } },
      at: { "orc-1": [440, 300] },
    };
    const game = fighting(situation);
    game.choose("barbarian:chain-lightning");
    game.place();
    game.tap();
    game.choose("stop");
    expect(game.isStunned("barbarian")).toBe(true);
    const last = fighting({ ...situation, stunned: { elf: 1, thief: 1, wizard: 1 } });
    last.choose("barbarian:chain-lightning");
    expect(last.asked.prompt).toBe("rage-loses");
  });

  test("CAT-CHAIN-08: nobody else's chain, of Missiles or the Dragon's, leaves anybody incapacitated", () => {
    const elf = lightning({ "orc-1": [440, 300] });
    elf.tap();
    elf.choose("stop");
    expect(elf.isStunned("elf")).toBe(false);
    const dragon = fighting({
      options: { lord: "dragon" },
      kind: "lord",
      phase: "overseer",
      at: { dragon: [400, 160], "orc-1": [300, 300] },
    });
    dragon.choose("dragon:fury");
    dragon.tap();
    dragon.choose("stop");
    expect(dragon.isStunned("dragon")).toBe(false);
  });
});
