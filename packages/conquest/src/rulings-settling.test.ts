import { expect, test } from "vitest";
import { type Duel, named } from "./testing/duel.ts";
import { kept, struck } from "./testing/played.ts";
import { aiming, facing, flickOverWall, lines, randomMoments, tapUntil } from "./testing/scenes.ts";

/** What was told from the first hit on, in order. */
function sinceHit(game: Duel): readonly string[] {
  const types = game.match.pages.flatMap(({ told }) => told.map(({ event }) => event.type));
  return types.slice(types.indexOf("hit"));
}

test("CON-RULING-46 hits, power wave option, armour option, tokens; the projectile is removed last", () => {
  const game = aiming("power-wave", { ...kept("behemoth"), hands: { sword: ["miner"] } });
  game.flickAt("c1");
  for (const [prompt, answer] of [
    ["raise", "miner"],
    ["armour", "none"],
  ] as const) {
    expect(game.asked.prompt).toBe(prompt);
    expect(game.piece("wave")).toBeDefined();
    expect(game.health("skull")).toBe(8);
    game.choose(answer);
  }
  expect(sinceHit(game)).toEqual(["hit", "raised", "wounded", "discarded"]);
  expect(() => game.piece("wave")).toThrow("not in the arena");
});

test("CON-RULING-46 tokens move before other abilities on damage; if armour is used, neither happens", () => {
  const open = struck("critical", "landsknecht", kept("behemoth"));
  open.choose("none");
  expect(sinceHit(open)).toEqual(["hit", "wounded", "stunned", "discarded"]);
  const warded = struck("critical", "landsknecht", kept("behemoth"));
  warded.choose("behemoth");
  expect(sinceHit(warded)).toEqual(["hit", "armour-used", "discarded"]);
});

test("CON-RULING-46 the end is checked before the abilities on damage", () => {
  const game = struck("critical", "landsknecht", { pools: { sword: 8, skull: 1 }, bank: 15 });
  expect(sinceHit(game)).toEqual(["hit", "wounded", "ended"]);
});

test.each([
  ["a miss", (game: Duel) => game.flick(0, -60)],
  ["a hit after a wall", (game: Duel) => flickOverWall(game, "c1")],
])("CON-RULING-47 armour is not offered for %s", (_, play) => {
  const game = aiming("combat", kept("behemoth"));
  play(game);
  expect(game.asked.prompt).toBe("move");
});

test("CON-RULING-47 nor for a move shot, nor for an obstacle shot", () => {
  const move = aiming("move", { ...kept("behemoth") });
  move.flickAt("c1");
  expect(move.asked.prompt).toBe("move");
  const push = aiming("move", { ...kept("behemoth"), at: { "crystal-2": [200, 40] } });
  tapUntil(push, "obstacle");
  push.flickAt("c1", 900, "crystal-2");
  expect(push.asked).toMatchObject({ prompt: "card", seats: ["skull"] });
});

test("CON-RULING-47 nor for exhaustion, nor against a Piercing card", () => {
  const tired = facing(["miner"], {
    options: { exhaustion: true },
    step: "draw",
    piles: { sword: [], skull: ["harpy"] },
    armour: { sword: ["lion-knight"], skull: [] },
  });
  expect(tired.asked.prompt).toBe("card");
  expect(tired.health("sword")).toBe(7);
  const pierced = struck("combat", "duellist", kept("behemoth"));
  expect(pierced.asked.prompt).toBe("move");
});

test("CON-RULING-47 a shot already settled cannot be answered later", () => {
  const game = aiming("combat", kept("behemoth"));
  game.flickAt("c1");
  game.choose("none");
  expect(game.submit({ kind: "choose", option: "behemoth" }, "skull")).toMatchObject({ code: "wrong-seat" });
  expect(game.health("skull")).toBe(7);
});

/** Sword 1 has hit Skull 1 in a game of four. */
function partners(): Duel {
  const armour = { sword: [], skull: ["behemoth", "marauder"] };
  const game = facing([], { options: { players: 4 }, armour, hands: { s1: ["berserker-mage"] } });
  game.choose("berserker-mage");
  game.flickAt("c1");
  return game;
}

test("CON-RULING-48 all players of the team are asked, and the shot goes on when all have declined", () => {
  const game = partners();
  expect(game.asked).toMatchObject({ seats: ["c1", "c2"], options: named("none", "behemoth", "marauder") });
  game.choose("none", "c2");
  expect(game.health("skull")).toBe(8);
  expect(game.asked).toMatchObject({ seats: ["c1"], prompt: "armour" });
  game.choose("none", "c1");
  expect(game.health("skull")).toBe(7);
});

test("CON-RULING-48 the first who names a card uses it, one card for the shot", () => {
  const game = partners();
  game.choose("none", "c1");
  game.choose("marauder", "c2");
  expect(game.asked.prompt).toBe("move");
  expect(game.state).toMatchObject({ pools: { skull: 8 }, armour: { skull: ["behemoth"] } });
});

test("CON-RULING-49 the obstacle shot is compulsory, at least the weakest flick", () => {
  const game = aiming("move");
  tapUntil(game, "obstacle");
  expect(game.submit({ kind: "choose", option: "none" })).toMatchObject({
    code: "wrong-kind",
    rule: "CON-RULING-49",
  });
  const flick = { kind: "flick", piece: "crystal-1", vx: 0, vy: 59 };
  expect(game.submit(flick)).toMatchObject({ code: "too-weak", rule: "CON-RULING-49" });
  expect(game.submit({ ...flick, vy: 60 })).toBeUndefined();
  expect(game.events("marker")).toHaveLength(1);
});

test("CON-RULING-50 an obstacle shot causes nothing but movement, whatever chain of touches follows", () => {
  const at = { "crystal-2": [180, 40], c1: [230, 40], c2: [256, 40] } as const;
  const game = aiming("move", { ...kept("behemoth"), at });
  tapUntil(game, "obstacle");
  game.flickAt("c1", 1900, "crystal-2");
  expect(lines(game).en).toContain("Skull 2 is touched, but without damage");
  expect(game.state).toMatchObject({
    pools: { sword: 8, skull: 8 },
    bank: 8,
    armour: { skull: ["behemoth"] },
  });
});

test("CON-RULING-50 in no random game does anything follow an obstacle shot but the marker", () => {
  const allowed = [
    "flicked",
    "no-damage",
    "put-back",
    "marker",
    "turn",
    "drew-card",
    "drew",
    "pile-empty",
    "ended",
  ];
  for (const game of randomMoments({ border: "mat" }, "pushes")) {
    const news = game.news();
    if (news[0]?.type !== "flicked" || news[0].shot !== "obstacle") continue;
    expect(allowed).toEqual(expect.arrayContaining(news.map(({ type }) => type)));
  }
});
