import { expect, test } from "vitest";
import { allCards, cardOf } from "../cards/decks.ts";
import { combat, targeted } from "../shots.ts";
import type { Duel, Situation } from "../testing/duel.ts";
import { named } from "../testing/duel.ts";
import { abreast, facing, lines, placeInFront, sights, views } from "../testing/scenes.ts";

/** Sword 1 plays the Falconer, names a target, and is asked to flick the missile. */
function targeting(target: "c1" | "c2", more: Situation = {}): Duel {
  const game = facing(["falconer"], more);
  game.choose("falconer");
  game.choose(target);
  placeInFront(game);
  return game;
}

/** The same, and the first flick was too weak to reach anybody. */
function missed(): Duel {
  const game = targeting("c1");
  game.flickAt("c1", 300);
  return game;
}

const flights = (game: Duel) => game.events("flicked").filter(({ piece }) => piece === "missile");

test("CON-TARGET-01 only ranged shots carry the target icon", () => {
  const shots = allCards.flatMap((card) => card.shots).filter((shot) => shot.targeted);
  expect(shots).toHaveLength(6);
  expect(shots.filter(({ projectile }) => projectile === undefined)).toEqual([]);
  // @ts-expect-error: the compiler refuses a combat shot.
  targeted(combat);
});

test("CON-TARGET-02 one enemy is named before the shot, before the projectile is even placed", () => {
  const game = facing(["falconer"]);
  game.choose("falconer");
  expect(game.asked).toMatchObject({ seats: ["sword"], prompt: "target", options: named("c1", "c2") });
  for (const option of ["s1", "s2", "none"])
    expect(game.submit({ kind: "choose", option })).toMatchObject({ code: "unknown-option" });
  game.choose("c2");
  expect(game.asked.prompt).toBe("place");
});

test("CON-TARGET-02 a shot without the icon names nobody", () => {
  const game = facing(["crossbowman"]);
  game.choose("crossbowman");
  expect(game.asked.prompt).toBe("place");
});

test("CON-TARGET-03 after a miss the projectile may be flicked once more", () => {
  const game = missed();
  expect(game.asked).toMatchObject({ seats: ["sword"], prompt: "again", options: named("again", "leave") });
  game.choose("again");
  game.flickAt("c1");
  expect(flights(game)).toHaveLength(2);
  expect(game.health("skull")).toBe(7);
});

test("CON-TARGET-03 only once: there is no third try", () => {
  const game = missed();
  game.choose("again");
  game.tap(0, 60);
  expect(game.asked.prompt).toBe("move");
  expect(game.health("skull")).toBe(8);
});

test("CON-TARGET-03 the second flick is a choice, and a hit leaves none", () => {
  const left = missed();
  left.choose("leave");
  expect(left.asked.prompt).toBe("move");
  const hit = targeting("c1");
  hit.flickAt("c1");
  expect(hit.asked.prompt).toBe("move");
});

test("CON-TARGET-03 an untargeted shot that misses is over", () => {
  const game = facing(["crossbowman"]);
  game.choose("crossbowman");
  placeInFront(game);
  game.tap();
  expect(game.asked.prompt).toBe("move");
});

test("CON-TARGET-04 the second flick starts where the projectile came to rest", () => {
  const game = missed();
  const rest = game.piece("missile");
  game.choose("again");
  expect(game.asked).toMatchObject({ kind: "flick", pieces: ["missile"] });
  game.flickAt("c1");
  const [first, second] = flights(game);
  expect(game.stateBefore(second).discs).toContainEqual(rest);
  // 300 mm/s carry it 22.5 mm.
  const start = game.stateBefore(first).discs.find(({ id }) => id === "missile");
  expect(rest.x - (start?.x ?? Number.NaN)).toBeCloseTo(22.5, 6);
});

test("CON-TARGET-05 hitting the other enemy costs nothing", () => {
  const game = targeting("c2");
  game.flickAt("c1");
  expect(game.health("skull")).toBe(8);
  expect(game.events("no-damage")).toMatchObject([
    { character: "c1", why: "not-the-target", rule: "CON-TARGET-05" },
  ]);
});

test("CON-TARGET-05 of two enemies that are touched, only the target is wounded", () => {
  const game = targeting("c2", { at: abreast });
  game.flick(1200, 0);
  expect(game.events("hit")).toMatchObject([{ character: "c2" }]);
  expect(game.events("no-damage")).toMatchObject([{ character: "c1", why: "not-the-target" }]);
  expect(game.health("skull")).toBe(7);
});

test("CON-TARGET-06 the card shows the icon in words", () => {
  const [shot] = cardOf("falconer").shots;
  expect(shot).toMatchObject({
    kind: "missile",
    targeted: true,
    name: { fr: "missile (ciblé)", en: "targeted missile" },
  });
});

test("CON-TARGET-06 everybody sees the target, and whether the second try is still to come", () => {
  const game = targeting("c1");
  for (const { playing } of views(game)) expect(playing).toEqual({ card: "falconer", shot: 0, target: "c1" });
  game.flickAt("c1", 300);
  expect(lines(game)).toMatchObject({
    fr: expect.stringContaining("Crâne 1 manqué"),
    en: expect.stringContaining("Skull 1 is missed"),
  });
  for (const { waiting } of sights(game))
    expect(waiting).toMatchObject({ prompt: "again", seats: ["sword"] });
  game.choose("again");
  for (const { playing } of views(game)) expect(playing).toMatchObject({ target: "c1", again: true });
  game.flickAt("c1");
  for (const { playing } of views(game)) expect(playing).toEqual({ card: "falconer", shot: 1 });
});

test("CON-TARGET-06 the log names the target in both languages", () => {
  const game = facing(["falconer"]);
  game.choose("falconer");
  game.choose("c2");
  expect(lines(game)).toEqual({
    fr: "Cible désignée : Crâne 2",
    en: "The target is Skull 2",
  });
});
