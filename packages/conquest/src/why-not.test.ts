import { sightOf } from "@ossuaire/kernel";
import { asTable, refusedBy } from "@ossuaire/kernel/testing";
import { expect, test } from "vitest";
import { conquest } from "./conquest.ts";
import { ruleIds } from "./testing/catalogue.ts";
import { type Duel, duel } from "./testing/duel.ts";
import { aiming, facing, newMatch, playing, tapUntil } from "./testing/scenes.ts";

const choose = (option: string) => ({ kind: "choose", option });
const flick = (piece: string, vx = 600, vy = 0) => ({ kind: "flick", piece, vx, vy });
const put = (piece: string, x: number, y: number) => ({ kind: "place", spots: [{ piece, x, y }] });
const laid = (...spots: readonly (readonly [x: number, y: number])[]) => ({
  kind: "place",
  spots: spots.map(([x, y], i) => ({ piece: `crystal-${i + 1}`, x, y })),
});

/** Four players; it is the turn of Sword 1. */
const four = () => duel({ options: { players: 4 } });

/** Sword proposes where the crystals shall lie. */
function layingOut(): Duel {
  const game = newMatch({ obstacles: "agreed" });
  game.choose("propose", "sword");
  return game;
}

/** Sword 1 has flicked the first crystal by Barricade. */
function firstObstacle(): Duel {
  const game = duel({ step: "obstacle", barricade: true });
  game.flick(0, 60, "crystal-1");
  return game;
}

/** … and wants a second one. */
function secondObstacle(): Duel {
  const game = firstObstacle();
  game.choose("yes");
  return game;
}

/** Sword has struck Skull, which has armour before it. */
function struck(): Duel {
  const game = aiming("combat", { armour: { sword: [], skull: ["behemoth"] } });
  game.flickAt("c1", 1200);
  return game;
}

/** Sword 1 is to name the target of its shot. */
function targeting(): Duel {
  const game = facing(["falconer"]);
  game.choose("falconer");
  tapUntil(game, "target");
  return game;
}

const outsideRing = put("missile", 300, 300);

/** The same shot by the other team. */
function shooting(team: "skull"): Duel {
  const game = duel({ first: team, hands: { skull: ["goblin-crossbowman"] } });
  game.choose("goblin-crossbowman");
  tapUntil(game, "place");
  return game;
}

function arrow(): Duel {
  const game = playing("longbow");
  tapUntil(game, "place");
  return game;
}

function stunnedMove(): Duel {
  const game = facing(["griffin"], { stunned: { sword: true, skull: false } });
  game.choose("griffin");
  return game;
}

/** What a player tries, and the rule against it; recorded/refusals.md has what is said. */
const table: Readonly<
  Record<string, readonly [game: () => Duel, seat: string, answer: unknown, rule: string]>
> = {
  "the other team's turn": [() => duel(), "skull", flick("c1"), "CON-ORDER-02"],
  "the other team's turn, Skull first": [
    () => duel({ first: "skull" }),
    "sword",
    choose("griffin"),
    "CON-ORDER-03",
  ],
  "the companion's turn": [four, "s2", flick("s2"), "CON-PLAYERS-02"],
  "the others think of armour": [struck, "sword", flick("s1"), "CON-ARMOUR-03"],
  "obstacles are agreed on": [layingOut, "skull", choose("keep"), "CON-OBST-03"],
  "a card of nobody's hand": [() => facing(["griffin"]), "sword", choose("arcanist"), "CON-TURN-03"],
  "no card at all": [() => facing(["griffin"]), "sword", choose("none"), "CON-TURN-03"],
  "stunned, and no card given up": [
    () => facing(["griffin"], { stunned: { sword: true, skull: false } }),
    "sword",
    choose("none"),
    "CON-STUN-02",
  ],
  "a flick before the card": [() => facing(["griffin"]), "sword", flick("s1"), "CON-SEQ-01"],
  "a flick before the card is given up": [
    () => facing(["griffin"], { stunned: { sword: true, skull: false } }),
    "sword",
    flick("s1"),
    "CON-STUN-02",
  ],
  "an obstacle before the card": [() => facing(["griffin"]), "sword", flick("crystal-1"), "CON-TURN-01"],
  "a skipped shot": [() => aiming("combat"), "sword", choose("none"), "CON-SEQ-03"],
  "a skipped projectile": [() => playing("missile"), "sword", choose("none"), "CON-SEQ-03"],
  "another card in the middle of one": [() => aiming("combat"), "sword", choose("griffin"), "CON-TURN-01"],
  "a shot of nothing": [() => aiming("combat"), "sword", flick("s1", 59, 0), "CON-RULING-16"],
  "the companion flicked": [() => aiming("combat"), "sword", flick("s2"), "CON-ORDER-04"],
  "an enemy flicked": [() => aiming("combat"), "sword", flick("c1"), "CON-SHOT-03"],
  "the archer instead of the arrow": [() => aiming("longbow"), "sword", flick("s1"), "CON-RANGED-02"],
  "the shooter before the missile is placed": [
    () => playing("missile"),
    "sword",
    flick("s1"),
    "CON-RANGED-01",
  ],
  "a missile far off": [() => playing("missile"), "sword", outsideRing, "CON-RANGED-01"],
  "a missile of Skull 1 far off": [() => shooting("skull"), "skull", outsideRing, "CON-RANGED-01"],
  "an arrow far from both": [arrow, "sword", put("longbow", 400, 300), "CON-LONGBOW-01"],
  "another projectile": [() => playing("missile"), "sword", put("fireball", 120, 40), "CON-RANGED-02"],
  "a missile in the wall": [
    () => playing("missile", { at: { s1: [13, 13] } }),
    "sword",
    put("missile", 3, 36),
    "CON-RULING-32",
  ],
  "a missile on a crystal": [
    () => playing("missile", { at: { "crystal-1": [130, 40] } }),
    "sword",
    put("missile", 122, 40),
    "CON-RULING-32",
  ],
  "one's own side as a target": [targeting, "sword", choose("s2"), "CON-TARGET-02"],
  "armour that is not kept": [struck, "skull", choose("ghoul"), "CON-ARMOUR-01"],
  "no obstacle moved": [() => duel({ step: "obstacle" }), "sword", choose("none"), "CON-RULING-49"],
  "an obstacle moved by nothing": [
    () => duel({ step: "obstacle" }),
    "sword",
    flick("crystal-1", 0, 0),
    "CON-RULING-49",
  ],
  "a character instead of an obstacle": [
    () => duel({ step: "obstacle" }),
    "sword",
    flick("s1"),
    "CON-PUSH-03",
  ],
  "a second obstacle before it is wished for": [firstObstacle, "sword", flick("crystal-2"), "CON-KEYWORD-08"],
  "the same obstacle twice": [secondObstacle, "sword", flick("crystal-1"), "CON-RULING-69"],
  "a stunned team that skips its move": [stunnedMove, "sword", choose("none"), "CON-STUN-03"],
  "crystals at the side": [
    layingOut,
    "sword",
    laid([100, 100], [305, 100], [305, 178], [305, 250], [510, 255]),
    "CON-RULING-05",
  ],
  "crystals on one another": [
    layingOut,
    "sword",
    laid([305, 178], [305, 178], [250, 100], [360, 100], [305, 300]),
    "CON-RULING-05",
  ],
  "crystals that favour a side": [
    layingOut,
    "sword",
    laid([230, 60], [230, 120], [230, 180], [230, 240], [230, 300]),
    "CON-RULING-05",
  ],
};

test.each(Object.entries(table))("%s", (_, [game, seat, answer, rule]) => {
  expect(refusedBy(game().match, seat, answer).rule).toBe(rule);
  expect(ruleIds).toContain(rule);
});

test("what is said in both languages", async () => {
  const tried = Object.entries(table).map(([situation, [game, seat, answer]]) => ({
    situation,
    refused: refusedBy(game().match, seat, answer),
  }));
  await expect(asTable(tried)).toMatchFileSnapshot("recorded/refusals.md");
});

test("whoever shows the table can ask as well, from what the seat sees", () => {
  const { match } = aiming("combat");
  const wish = { kind: "flick", piece: "s2", vx: 0, vy: 0 } as const;
  const { code: _, ...reason } = refusedBy(match, "sword", wish);
  expect(conquest.whyNot?.(sightOf(match, "sword"), wish)).toEqual(reason);
});
