import { expect, test } from "vitest";
import { allShots, type ShotKind } from "./shots.ts";
import { ruleIds } from "./testing/catalogue.ts";
import { duel, named } from "./testing/duel.ts";
import { aiming, playing, seen, tapUntil } from "./testing/scenes.ts";
import { promptWords } from "./words/prompts.ts";

const kinds = ["move", "combat", "critical", "missile", "fireball", "longbow", "wave", "power-wave"] as const;

/** By the damage of CON-DAMAGE-05, with the rule that tells it. */
const damages = [
  ["CON-COMBAT-01", "combat", 1],
  ["CON-COMBAT-02", "critical", 2],
  ["CON-MISSILE-01", "missile", 1],
  ["CON-FIREBALL-01", "fireball", 1],
  ["CON-LONGBOW-02", "longbow", 1],
  ["CON-WAVE-01", "wave", 1],
] as const;

test("CON-SHOT-01 there are eight kinds of shot", () => {
  expect(Object.keys(allShots).toSorted()).toEqual(kinds.toSorted());
});

test.each([
  ["move", ["move"]],
  ["combat", ["combat", "critical"]],
  ["ranged", ["missile", "fireball", "longbow", "wave", "power-wave"]],
] as const)("CON-SHOT-01 the family %s has the kinds %s", (family, members) => {
  const familyOf = (kind: ShotKind) => {
    const game = playing(kind);
    tapUntil(game, kind);
    const flicksItself = game.asked.kind === "flick" && game.asked.pieces.includes("s1");
    if (!flicksItself) return "ranged";
    game.flickAt("c1");
    return game.events("hit").length === 0 ? "move" : "combat";
  };
  expect(kinds.filter((kind) => familyOf(kind) === family)).toEqual(members);
});

test.each(kinds)("CON-SHOT-02 a shot is one flick of one disc that lies in the arena: %s", (kind) => {
  const game = aiming(kind);
  const before = game.events("flicked").length;
  const { asked } = game;
  expect(asked).toMatchObject({ kind: "flick", pieces: [expect.any(String)] });
  game.flick(0, 100);
  const made = game.events("flicked").slice(before);
  expect(made).toHaveLength(1);
  expect(game.stateBefore(made[0]).discs.map(({ id }) => id)).toContain(made[0]?.piece);
  // What comes next is another shot, or the step after the card.
  expect(seen(game).view.playing?.shot).not.toBe(0);
});

test.each([
  ["sword", 0, "s1", "war-bear"],
  ["sword", 1, "s2", "war-bear"],
  ["skull", 0, "c1", "ghost-wolf"],
  ["skull", 1, "c2", "ghost-wolf"],
] as const)(
  "CON-SHOT-03 in the turn of %s, face %d, combat and move flick %s itself",
  (first, face, character, card) => {
    const game = duel({ first, markers: { sword: face, skull: face }, hands: { [first]: [card] } });
    game.choose(card);
    for (const prompt of ["combat", "critical", "move"]) {
      expect(game.asked).toMatchObject({ kind: "flick", prompt, pieces: [character] });
      game.tap();
    }
  },
);

test.each(kinds)("CON-SHOT-04 %s can be looked up: its name, its damage, its rule and what to do", (kind) => {
  const { name, rule, damage } = allShots[kind];
  const others = kinds.filter((other) => other !== kind).map((other) => allShots[other].name);
  expect(others.map(({ fr }) => fr)).not.toContain(name.fr);
  expect(others.map(({ en }) => en)).not.toContain(name.en);
  expect(damage).toBeGreaterThanOrEqual(0);
  expect(promptWords[kind].fr).not.toBe("");
  expect(ruleIds).toContain(rule);
});

test("CON-MOVE-01 a move displaces the active character, who stays where it comes to rest", () => {
  const game = aiming("move");
  game.flick(400, 0);
  expect(game.piece("s1")).toEqual({ id: "s1", x: 140, y: 40 });
  game.tap(0, 60);
  expect(game.piece("s1").x).toBe(140);
});

test.each(["c1", "s2", "crystal-2"])(
  "CON-MOVE-02 a move deals no damage, whatever it touches: %s",
  (touched) => {
    const game = aiming("move", { at: { c1: [577.5, 322.5], [touched]: [250, 40] } });
    game.flickAt(touched, 1500);
    expect(game.piece(touched).x).toBeGreaterThan(250);
    expect(game.state.pools).toEqual({ sword: 8, skull: 8 });
    expect(game.events("hit")).toEqual([]);
  },
);

test.each(damages)("%s a shot hits an enemy: %s deals %d", (rule, kind, damage) => {
  const game = aiming(kind);
  game.flickAt("c1");
  expect(game.events("hit")).toEqual([{ type: "hit", rule, character: "c1", shot: kind, damage }]);
  expect(game.state.pools).toEqual({ sword: 8, skull: 8 - damage });
});

test("CON-COMBAT-03 critical combat differs from combat in name and words, not in colour alone", () => {
  const { combat, critical } = allShots;
  expect(critical.name.fr).not.toBe(combat.name.fr);
  expect(critical.name.en).not.toBe(combat.name.en);
  expect(promptWords.critical.fr).toMatch(/^Combat critique/);
  expect(promptWords.critical.en).toMatch(/^Critical combat/);
  expect(promptWords.combat.en).toMatch(/^Combat/);
});

test("CON-COMBAT-04 a combat shot may be used just to change position", () => {
  const game = aiming("combat");
  game.flick(0, 200);
  expect(game.piece("s1")).toEqual({ id: "s1", x: 100, y: 50 });
  expect(game.events("hit")).toEqual([]);
  expect(game.asked.prompt).toBe("move");
});

/** A power wave that has hit Skull 1, with these cards left in hand. */
function powerWave(sword: readonly string[], speed = 800) {
  const game = aiming("power-wave", { hands: { sword } });
  game.flickAt("c1", speed);
  return game;
}

test("CON-POWER-01 a power wave deals 2 damage to an enemy it hits", () => {
  const game = powerWave([]);
  expect(game.events("hit")).toMatchObject([{ shot: "power-wave", damage: 2, rule: "CON-POWER-01" }]);
  expect(game.health("skull")).toBe(6);
});

test("CON-POWER-02 after a hit a card may be discarded for 3 damage instead of 2", () => {
  const game = powerWave(["scout", "lion-knight"]);
  expect(game.asked).toMatchObject({
    seats: ["sword"],
    prompt: "raise",
    options: named("none", "scout", "lion-knight"),
  });
  expect(game.health("skull")).toBe(8);
  game.choose("lion-knight");
  expect(game.health("skull")).toBe(5);
  expect(game.state).toMatchObject({
    hands: { sword: ["scout"] },
    discards: { sword: ["lion-knight", "tide-oracle"] },
  });
});

test("CON-POWER-02 it is a choice: without a card it deals 2", () => {
  const game = powerWave(["scout"]);
  game.choose("none");
  expect(game.health("skull")).toBe(6);
  expect(game.state.hands["sword"]).toEqual(["scout"]);
});

test.each(["critical", "wave"] as const)(
  "CON-POWER-02 it is the power wave alone that asks: not %s",
  (kind) => {
    const game = aiming(kind, { hands: { sword: ["scout"] } });
    game.flickAt("c1");
    expect(game.asked.prompt).not.toBe("raise");
  },
);

test("CON-POWER-03 without a hit no card may be discarded and nothing is added", () => {
  const game = powerWave(["scout"], 100);
  expect(game.events("hit")).toEqual([]);
  expect(game.asked.prompt).toBe("obstacle");
  expect(game.state.hands["sword"]).toEqual(["scout"]);
  expect(game.health("skull")).toBe(8);
});
