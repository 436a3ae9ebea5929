import type { Wish } from "@ossuaire/discs";
import { expect, test } from "vitest";
import { type Duel, named } from "./testing/duel.ts";
import { abreast, aiming, facing, flickOverWall, tapUntil } from "./testing/scenes.ts";
import { courseOf, flickAlong } from "./testing/seek.ts";

const away = [577.5, 200] as const;

/** The flicked disc touches these, one after the other, before anything else. */
const begins =
  (...touches: readonly string[]): Wish =>
  (course) =>
    touches.every((touched, n) => course[n] === touched);

/** Sword 1 stands before Skull 1, and a card with a targeted missile has been played, Skull 1 or 2 named. */
function targeting(target: string, at: Readonly<Record<string, readonly [number, number]>> = {}): Duel {
  const game = facing(["falconer"], { at });
  game.choose("falconer");
  game.choose(target);
  tapUntil(game, "missile");
  return game;
}

test("CON-RULING-19 any direct contact is a hit, however weak", () => {
  const game = aiming("combat", { at: { c1: [125.2, 40] } });
  game.flick(60, 0);
  expect(game.events("hit")).toMatchObject([{ character: "c1" }]);
  expect(game.health("skull")).toBe(7);
});

test("CON-RULING-19 a contact of another disc, or after a wall, is none", () => {
  const pushed = aiming("combat", { at: { "crystal-2": [180, 40], c1: [215.5, 40] } });
  pushed.flickAt("crystal-2", 1500);
  expect(pushed.events("no-damage")).toMatchObject([{ character: "c1", why: "indirect" }]);
  const bounced = aiming("combat");
  flickOverWall(bounced, "c1");
  expect(bounced.events("no-damage")).toMatchObject([{ character: "c1", why: "after-wall" }]);
  for (const game of [pushed, bounced]) expect(game.health("skull")).toBe(8);
});

test("CON-RULING-20 a rebound from an obstacle that leans on a wall does not spoil a shot", () => {
  const game = aiming("combat", { at: { s1: [520, 177.5], "crystal-1": [587.5, 177.5], c1: [490, 177.5] } });
  const course = courseOf(game, "s1", 1900, 0);
  expect(course).toEqual(expect.arrayContaining(["crystal-1", "c1"]));
  expect(course).not.toContain("wall");
  game.flick(1900, 0);
  expect(game.health("skull")).toBe(7);
});

test("CON-RULING-20 nor does one from a companion or from an enemy", () => {
  const companion = aiming("combat", { at: { s1: [100, 40], s2: [180, 40], c1: [180, 68], c2: away } });
  flickAlong(companion, begins("s2", "c1"));
  expect(companion.health("skull")).toBe(7);
  const enemy = aiming("combat", { at: { c1: [180, 40], c2: [200, 75] } });
  flickAlong(enemy, begins("c1", "c2"));
  expect(enemy.health("skull")).toBe(6);
});

test("CON-RULING-21 enemy, wall, other enemy: the first is wounded, the second is not", () => {
  const game = aiming("combat", { at: { s1: [100, 30], c1: [140, 45], c2: [200, 30] } });
  flickAlong(game, begins("c1", "wall", "c2"));
  expect(game.events("hit")).toMatchObject([{ character: "c1" }]);
  expect(game.events("no-damage")).toMatchObject([{ character: "c2", why: "after-wall" }]);
  expect(game.health("skull")).toBe(7);
});

test("CON-RULING-21 wall and enemy in the same instant: the enemy comes first", () => {
  const game = aiming("combat", { at: { s1: [200, 12.5], c1: [225, 12.5] } });
  expect(courseOf(game, "s1", 600, -600).slice(0, 2)).toEqual(["c1", "wall"]);
  game.flick(600, -600);
  expect(game.health("skull")).toBe(7);
});

test("CON-RULING-22 the same enemy touched twice is wounded once", () => {
  const game = aiming("critical", { at: { s1: [540, 177.5], c1: [580, 177.5], c2: [400, 40] } });
  flickAlong(game, (touches) => touches.join() === "c1,c1");
  expect(game.events("hit")).toMatchObject([{ character: "c1" }]);
  expect(game.events("wounded")).toMatchObject([{ lost: 2 }]);
});

test("CON-RULING-23 a shot that hits both is one event: damage added up, one answer, one capture", () => {
  const game = facing(["younger-prince"], {
    at: abreast,
    armour: { sword: [], skull: ["behemoth", "marauder"] },
  });
  game.choose("younger-prince");
  tapUntil(game, "combat");
  game.flick(1000, 0);
  expect(game.asked).toMatchObject({ prompt: "armour", about: { damage: 2 } });
  game.choose("none");
  expect(game.asked.prompt).toBe("place");
  expect(game.events("wounded")).toMatchObject([{ lost: 2, captured: 1 }]);
});

test("CON-RULING-23 every untargeted projectile may hit both", () => {
  for (const kind of ["fireball", "wave"] as const) {
    const game = aiming(kind, { at: abreast });
    game.flick(1200, 0);
    expect(game.events("wounded"), kind).toMatchObject([{ lost: 2 }]);
  }
});

/** A power wave has hit both enemies. */
function raising(hand: readonly string[], armour: string[] = []): Duel {
  const game = aiming("power-wave", {
    at: abreast,
    hands: { sword: hand },
    armour: { sword: [], skull: armour },
  });
  game.flick(1200, 0);
  expect(game.events("hit")).toHaveLength(2);
  return game;
}

test("CON-RULING-24 a discarded card makes it 3 for each enemy hit, so 6, and one card is the most", () => {
  const game = raising(["miner", "scout"]);
  game.choose("miner");
  expect(game.asked.prompt).toBe("obstacle");
  expect(game.health("skull")).toBe(2);
  const plain = raising(["miner"]);
  plain.choose("none");
  expect(plain.health("skull")).toBe(4);
});

test("CON-RULING-25 the card goes before armour is offered, its text and armour are ignored, and it stays gone", () => {
  const game = raising(["lion-knight", "pilgrim"], ["behemoth"]);
  expect(game.asked).toMatchObject({ prompt: "raise", options: named("none", "lion-knight", "pilgrim") });
  game.choose("lion-knight");
  expect(game.asked).toMatchObject({ prompt: "armour", about: { damage: 6 } });
  game.choose("behemoth");
  expect(game.health("skull")).toBe(8);
  expect(game.state).toMatchObject({
    armour: { sword: [] },
    discards: { sword: ["lion-knight", "tide-oracle"] },
  });
});

test("CON-RULING-25 with an empty hand the choice is not offered, nor after a miss", () => {
  expect(raising([]).asked.prompt).toBe("obstacle");
  const missed = aiming("power-wave", { hands: { sword: ["miner"] } });
  missed.tap(0, 60);
  expect(missed.asked.prompt).toBe("obstacle");
});

test.each([
  ["into it", 60, 0, 7],
  ["away from it", -300, 0, 8],
  ["along it", 0, 300, 8],
])("CON-RULING-26 an enemy that is touched already counts only if the flick goes %s", (_, vx, vy, health) => {
  const game = aiming("combat", { at: { s1: [100, 40], c1: [125, 40] } });
  game.flick(vx, vy);
  expect(game.health("skull")).toBe(health);
});

test.each([
  ["along it", 800, 0, 7],
  ["into it", 800, -10, 8],
])("CON-RULING-26 a wall that is touched already spoils only a flick that goes %s", (_, vx, vy, health) => {
  const game = aiming("combat", { at: { s1: [100, 12.5], c1: [180, 12.5] } });
  game.flick(vx, vy);
  expect(game.health("skull")).toBe(health);
});

test("CON-RULING-27 one more try, from where the projectile lies, with walls of the first flick forgotten", () => {
  const game = targeting("c1");
  flickOverWall(game, "c1");
  expect(game.events("no-damage")).toMatchObject([{ character: "c1", why: "after-wall" }]);
  const lies = game.piece("missile");
  const discs = game.state.discs;
  expect(game.asked).toMatchObject({ prompt: "again", options: named("again", "leave") });
  game.choose("again");
  expect(game.asked).toMatchObject({ kind: "flick", pieces: ["missile"] });
  expect(game.piece("missile")).toEqual(lies);
  game.flickAt("c1", 1500);
  expect(game.stateBefore(game.events("flicked").at(-1)).discs).toEqual(discs);
  expect(game.health("skull")).toBe(7);
});

test("CON-RULING-27 the second try is optional, and there is no third", () => {
  const left = targeting("c1");
  left.tap(0, -60);
  left.choose("leave");
  expect(left.asked.prompt).toBe("move");
  const missed = targeting("c1");
  missed.tap(0, -60);
  missed.choose("again");
  missed.tap(0, -60);
  expect(missed.asked.prompt).toBe("move");
});

test("CON-RULING-28 the target touched after a wall, or only the other enemy touched, is a miss", () => {
  const walled = targeting("c1");
  flickOverWall(walled, "c1");
  const other = targeting("c2");
  other.flickAt("c1", 1500);
  for (const game of [walled, other]) {
    expect(game.events("missed")).toHaveLength(1);
    expect(game.asked.prompt).toBe("again");
    expect(game.health("skull")).toBe(8);
  }
});

test("CON-RULING-28 a hit that armour cancels is not a miss", () => {
  const game = facing(["falconer"], { armour: { sword: [], skull: ["behemoth"] } });
  game.choose("falconer");
  game.choose("c1");
  tapUntil(game, "missile");
  game.flickAt("c1", 1500);
  game.choose("behemoth");
  expect(game.asked.prompt).toBe("move");
});

test("CON-RULING-29 the target is named before the projectile is placed, and does not change between the flicks", () => {
  const game = facing(["falconer"]);
  game.choose("falconer");
  expect(game.asked).toMatchObject({ prompt: "target", options: named("c1", "c2") });
  game.choose("c2");
  expect(game.asked.prompt).toBe("place");
  tapUntil(game, "again");
  game.choose("again");
  expect(game.asked.prompt).toBe("missile");
  game.flickAt("c1", 1500);
  expect(game.events("target")).toHaveLength(1);
  expect(game.events("no-damage")).toMatchObject([{ character: "c1", why: "not-the-target" }]);
});
