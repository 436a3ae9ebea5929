import { describe, expect, test } from "vitest";
import { allRooms } from "./content/box.ts";
import { fighting, newCampaign } from "./testing/index.ts";
import { afterFight, beforeRoom, views } from "./testing/scenes.ts";
import { visiting } from "./testing/visit.ts";

describe("CAT-RULING-87: the rules of hits hold for monsters too", () => {
  test("CAT-RULING-87: two Heroes side by side are both hit", () => {
    const game = fighting({
      phase: "overseer",
      at: { "orc-1": [300, 60], elf: [350, 47], thief: [350, 73] },
    });
    game.choose("orc-1:melee");
    game.flick(800, 0);
    expect([game.life("elf"), game.life("thief")]).toEqual([7, 9]);
  });

  test("CAT-RULING-87: a Hero who is pushed into another does not make that one a target", () => {
    const game = fighting({
      phase: "overseer",
      at: { "orc-1": [300, 60], elf: [350, 60], thief: [380, 60] },
    });
    game.choose("orc-1:melee");
    game.flick(900, 0);
    expect(game.piece("thief").x).toBeGreaterThan(381);
    expect([game.life("elf"), game.life("thief")]).toEqual([7, 10]);
  });

  test("CAT-RULING-87: an Ally can be hit as well, and a bounce is a hit", () => {
    const game = fighting({ phase: "overseer", at: { "orc-1": [300, 60], skeleton: [350, 60] } });
    game.choose("orc-1:melee");
    game.flick(900, 0);
    expect(game.isOnBoard("skeleton")).toBe(false);
  });
});

test("CAT-RULING-88: who dies in the middle of his own action keeps the hits he made, and loses the rest", () => {
  const game = fighting({
    at: { barbarian: [300, 160], "orc-1": [345, 160], "fire-spirit-1": [300, 100], "orc-2": [460, 300] },
    walls: ["fire-spirit-1"],
    life: { barbarian: 1 },
  });
  game.choose("barbarian:rage");
  game.flickAt("orc-1", 400);
  expect(game.life("orc-1")).toBe(1);
  game.choose("flick");
  game.flickAt("fire-spirit-1", 900);
  expect([game.life("barbarian"), game.isOnBoard("barbarian")]).toEqual([0, false]);
  expect([game.asked.prompt, game.life("orc-1")]).toEqual(["hero-acts", 1]);
});

test("CAT-RULING-88: a Wizard who dies of his own Drain Energy does not come back to life by it", () => {
  // From the Familiar's place the Missile hits the Orc, who drives the fire wall into the Wizard.
  const game = fighting({
    at: {
      wizard: [300, 160],
      "fire-spirit-1": [327, 160],
      "orc-1": [354, 160],
      familiar: [420, 160],
      "orc-2": [460, 300],
    },
    walls: ["fire-spirit-1"],
    life: { wizard: 1 },
  });
  game.choose("wizard:drain-energy@familiar");
  game.place(400, 160);
  game.flickAt("orc-1", 1200);
  expect([game.life("orc-1"), game.events("burnt").length]).toEqual([1, 1]);
  expect([game.life("wizard"), game.isOnBoard("wizard"), game.isOnBoard("familiar")]).toEqual([
    0,
    false,
    false,
  ]);
  expect(game.events("healed")).toEqual([]);
});

test("CAT-RULING-89: at the end of a round: regeneration, recoveries, defeat, monsters", () => {
  const game = fighting({
    phase: "overseer",
    round: 2,
    at: { "troll-1": [400, 160] },
    life: { "troll-1": 1 },
    stunned: { elf: 1, thief: 2 },
  });
  game.passTurn();
  const order = game.news().map(({ type }) => type);
  expect(order.filter((type) => type !== "passes")).toEqual(["regenerates", "recovers", "turn"]);
  expect([game.life("troll-1"), game.isStunned("elf"), game.isStunned("thief")]).toEqual([2, false, true]);
});

test("CAT-RULING-89: defeat is asked before monsters", () => {
  const stunned = { elf: 2, barbarian: 2, thief: 2, wizard: 2 };
  const game = fighting({ phase: "overseer", round: 2, stunned });
  expect([game.match.outcome?.winners, game.state.phase]).toEqual([["seat-1"], "overseer"]);
});

test("CAT-RULING-89: who recovers in time is not defeated", () => {
  const stunned = { elf: 1, barbarian: 2, thief: 2, wizard: 2 };
  const game = fighting({ phase: "overseer", round: 2, at: { "orc-1": [400, 160] }, stunned });
  game.passTurn();
  expect([game.match.outcome, game.state.phase]).toEqual([undefined, "heroes"]);
});

test("CAT-RULING-90: an article for several Heroes has one owner, who alone uses it, while he lives", () => {
  const heroes = { elf: { gold: 1000 }, thief: { gold: 1000 } };
  const shop = visiting("merchant", { offer: ["healing-draught"], heroes });
  for (const hero of ["elf", "barbarian", "thief", "wizard"])
    expect(shop.options()).toContain(`${hero}:healing-draught`);
  const owned = { thief: { items: ["healing-draught", "poisoned-knife"] } };
  const game = fighting({ at: { "orc-1": [400, 160] }, heroes: owned, life: { elf: 4, thief: 4 } });
  expect(game.options()).toEqual(expect.arrayContaining(["thief:healing-draught", "thief:poisoned-knife"]));
  expect(game.options().filter((option) => /^(elf|barbarian|wizard):.*(draught|knife)/.test(option))).toEqual(
    [],
  );
  const dead = fighting({ at: { "orc-1": [400, 160] }, heroes: owned, life: { elf: 4, thief: 0 } });
  expect(dead.options().filter((option) => /draught|knife/.test(option))).toEqual([]);
});

test("CAT-RULING-91: the Overseer places as he likes within the Monster zone", () => {
  for (const [x, y] of [
    [332.5, 12.5],
    [467.5, 307.5],
    [400, 160],
  ] as const) {
    const game = beforeRoom("merulian-waste");
    game.choose("explore");
    game.place();
    const { asked } = game;
    if (asked.kind !== "place") throw new Error("monsters are to be placed");
    const spots = asked.pieces.map(({ piece }, i) => ({ piece, x, y: y > 160 ? y - 30 * i : y + 30 * i }));
    expect(game.submit({ kind: "place", spots })).toBeUndefined();
  }
});

test("CAT-RULING-92: the level of a combat room is one fact of its card, in whatever layout it lies", () => {
  const levels = allRooms().map((room) => (room.kind === "combat" ? room.level : undefined));
  expect(levels.filter((level) => level !== undefined)).toHaveLength(34);
  for (const room of allRooms()) if (room.kind !== "combat") expect(room).not.toHaveProperty("level");
});

test("CAT-RULING-93: gold, trophies and Equipment belong to the Hero, not to his player", () => {
  const game = fighting({ at: { thief: [300, 60], "skeleton-warrior-1": [340, 60], "orc-1": [460, 300] } });
  game.choose("thief:melee");
  game.flickAt("skeleton-warrior-1");
  expect([game.hero("thief").trophies, game.hero("elf").trophies]).toEqual([["skeleton-warrior"], []]);
  const after = afterFight(game);
  expect([after.hero("thief").gold, after.hero("elf").gold]).toEqual([200, 0]);
  for (const { heroes } of views(after)) expect(heroes["thief"]?.gold).toBe(200);
});

test("CAT-RULING-95: whoever opened the table chose the Lord and the Healer, visible to all from the start", () => {
  const game = newCampaign({ lord: "lich", healer: "althea" });
  for (const { options, lord } of views(game))
    expect([options.lord, options.healer, lord.id]).toEqual(["lich", "althea", "lich"]);
  for (const seat of game.match.seats)
    expect(game.match.check(seat, { kind: "choose", option: "dragon" })).toBeDefined();
});
