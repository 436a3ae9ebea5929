import { expect, test } from "vitest";
import type { Harmless } from "../events.ts";
import { type Duel, duel } from "../testing/duel.ts";
import {
  abreast,
  aiming,
  facing,
  flickOverWall,
  lines,
  placeInFront,
  randomMoments,
  sights,
  tapUntil,
} from "../testing/scenes.ts";

/** CON-DAMAGE-05. */
const printed = [
  ["move", 0],
  ["combat", 1],
  ["critical", 2],
  ["missile", 1],
  ["fireball", 1],
  ["longbow", 1],
  ["wave", 1],
  ["power-wave", 2],
] as const;

const attacks = printed.filter(([kind]) => kind !== "move");

test("CON-DAMAGE-01 a hit costs the team of the character that was hit, and no other", () => {
  const bySword = aiming("combat");
  bySword.flickAt("c1");
  expect(bySword.state.pools).toEqual({ sword: 8, skull: 7 });
  const bySkull = duel({
    first: "skull",
    at: { s1: [100, 40], c1: [250, 40] },
    hands: { skull: ["gravedigger"] },
  });
  bySkull.choose("gravedigger");
  bySkull.flickAt("s1");
  expect(bySkull.state.pools).toEqual({ sword: 7, skull: 8 });
});

test.each([
  ["combat", 1],
  ["critical", 2],
] as const)("CON-DAMAGE-02 each point of damage moves a token to the bank: %s, %d", (kind, damage) => {
  const game = aiming(kind);
  game.flickAt("c1");
  expect(game.state).toMatchObject({ pools: { skull: 8 - damage }, bank: 8 + damage });
  expect(game.events("wounded")).toMatchObject([
    { team: "skull", lost: damage, captured: 0, bank: 8 + damage },
  ]);
});

test("CON-DAMAGE-02 what is lost and not captured is in the bank, in every shot of a whole match", () => {
  let [bank, wounds] = [8, 0];
  for (const { state, news } of randomMoments({ abilities: false }, "tokens")) {
    const lost = news().reduce((sum, event) => sum + (event.type === "wounded" ? event.lost : 0), 0);
    expect(state.bank).toBe(bank + lost);
    bank = state.bank;
    wounds += lost;
  }
  expect(wounds).toBeGreaterThan(0);
});

test.each(attacks)(
  "CON-DAMAGE-03 a shot that hits both enemies deals its damage for each: %s, twice %d",
  (kind, damage) => {
    const game = aiming(kind, { at: abreast });
    game.flick(1200, 0);
    expect(
      game
        .events("hit")
        .map(({ character }) => character)
        .toSorted(),
    ).toEqual(["c1", "c2"]);
    expect(game.state).toMatchObject({ pools: { sword: 8, skull: 8 - 2 * damage }, bank: 8 + 2 * damage });
  },
);

test("CON-DAMAGE-04 a character struck by an obstacle that the shot set in motion is not wounded", () => {
  const game = aiming("combat", { at: { "crystal-2": [180, 40], c1: [230, 40] } });
  game.flickAt("c1", 1500);
  expect(game.piece("c1").x).toBeGreaterThan(230);
  expect(game.health("skull")).toBe(8);
});

test("CON-DAMAGE-04 of two enemies one behind the other, only the one that was touched is wounded", () => {
  const game = aiming("combat", { at: { c2: [280, 40] } });
  game.flickAt("c1", 1500);
  expect(game.piece("c2").x).toBeGreaterThan(280);
  expect(game.events("hit").map(({ character }) => character)).toEqual(["c1"]);
  expect(game.health("skull")).toBe(7);
});

test.each(printed)("CON-DAMAGE-05 the damage of a %s is %d", (kind, damage) => {
  const game = aiming(kind);
  game.flickAt("c1");
  expect(game.health("skull")).toBe(8 - damage);
});

test("CON-DAMAGE-05 the damage of a power wave is 3 with a discarded card", () => {
  const game = aiming("power-wave", { hands: { sword: ["scout"] } });
  game.flickAt("c1");
  game.choose("scout");
  expect(game.health("skull")).toBe(5);
});

test("CON-DAMAGE-06 a rebound from an obstacle does not spoil a shot", () => {
  const game = aiming("critical", { at: { "crystal-2": [62, 40], c1: [200, 40] } });
  game.flick(-1900, 0);
  expect(game.events("hit")).toMatchObject([{ character: "c1" }]);
  expect(game.health("skull")).toBe(6);
});

/** One flick for each reason why a touch does not count. */
const harmless: Readonly<Record<Harmless, () => Duel>> = {
  "after-wall": () => played(aiming("combat"), (game) => flickOverWall(game, "c1")),
  companion: () => played(aiming("combat", { at: { s2: [180, 40] } }), (game) => game.flickAt("s2", 600)),
  "not-the-target": () => played(targetingC2(), (game) => game.flickAt("c1")),
  indirect: () =>
    played(aiming("combat", { at: { "crystal-2": [180, 40] } }), (game) => game.flickAt("c1", 1500)),
  "move-shot": () => played(aiming("move"), (game) => game.flickAt("c1")),
  "obstacle-shot": () =>
    played(facing(["griffin"], { at: { "crystal-1": [200, 40] } }), (game) => {
      game.choose("griffin");
      tapUntil(game, "obstacle");
      game.flickAt("c1");
    }),
};

const reasons = [
  ["after-wall", "le mur a été touché d’abord", "the wall came first"],
  ["companion", "on ne blesse pas les siens", "nobody wounds their own side"],
  ["not-the-target", "ce n’est pas la cible", "it is not the target"],
  ["indirect", "il n’est pas touché directement", "it was not touched directly"],
  ["move-shot", "un déplacement ne blesse pas", "a move wounds nobody"],
  ["obstacle-shot", "un obstacle ne blesse pas", "an obstacle wounds nobody"],
] as const;

test.each(reasons)("CON-DAMAGE-07 everybody is told why a touch did not count: %s", (why, fr, en) => {
  const game = harmless[why]();
  for (const { events } of sights(game))
    expect(events).toContainEqual(expect.objectContaining({ type: "no-damage", why }));
  expect(lines(game).fr).toContain(`sans dégât : ${fr}`);
  expect(lines(game).en).toContain(`without damage: ${en}`);
  expect(game.state.pools).toEqual({ sword: 8, skull: 8 });
});

test("CON-DAMAGE-07 everybody is told what was hit and how much it cost", () => {
  const game = aiming("critical");
  game.flickAt("c1");
  for (const { events } of sights(game)) {
    expect(events).toContainEqual(expect.objectContaining({ type: "hit", character: "c1", damage: 2 }));
    expect(events).toContainEqual(expect.objectContaining({ type: "wounded", team: "skull", lost: 2 }));
  }
  expect(lines(game).fr).toContain("Combat critique touche Crâne 1 (2)");
  expect(lines(game).fr).toContain("L’équipe du Crâne perd 2 jetons (Épée 8, Crâne 6, banque 10)");
  expect(lines(game).en).toContain("Skull loses 2 tokens (Sword 8, Skull 6, bank 10)");
});

test.each(attacks)("CON-FRIEND-01 a %s never wounds the companion", (kind) => {
  const game = aiming(kind, { at: { s2: [250, 40], c1: [577.5, 322.5] } });
  game.flickAt("s2");
  expect(game.piece("s2").x).toBeGreaterThan(250);
  expect(game.state.pools).toEqual({ sword: 8, skull: 8 });
  expect(game.events("no-damage")).toMatchObject([
    { character: "s2", why: "companion", rule: "CON-FRIEND-01" },
  ]);
});

test("CON-FRIEND-01 a character never wounds itself with its own projectile", () => {
  const game = aiming("missile");
  game.flick(-800, 0);
  expect(game.piece("s1").x).toBeLessThan(100);
  expect(game.state.pools).toEqual({ sword: 8, skull: 8 });
});

test("CON-FRIEND-01 an enemy that the same shot hits is wounded all the same", () => {
  const game = aiming("combat", { at: { s2: abreast.c2, c1: abreast.c1 } });
  game.flick(1200, 0);
  expect(game.state.pools).toEqual({ sword: 8, skull: 7 });
});

function played(game: Duel, play: (game: Duel) => void): Duel {
  play(game);
  return game;
}

function targetingC2(): Duel {
  const game = facing(["falconer"]);
  game.choose("falconer");
  game.choose("c2");
  placeInFront(game);
  return game;
}
