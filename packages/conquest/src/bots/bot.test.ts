// @module-tag long
import { type Bot, Match, playBot, randomAnswer, type Seat, sightOf, xoroshiro } from "@ossuaire/kernel";
import { describe, expect, test } from "vitest";
import {
  type Conquest,
  type ConquestOptions,
  conquest,
  conquestBot,
  defaultOptions,
  teamOfSeat,
} from "../index.ts";
import { duel } from "../testing/duel.ts";

const atRandom: Bot<Conquest> = ({ decision }, rng) => {
  if (decision === undefined) throw new Error("not asked");
  return decision.kind === "place"
    ? { kind: "place", spots: decision.suggestion }
    : randomAnswer(decision, rng);
};

/** Plays a game between two bots; returns the match. */
function playedBy(
  sword: Bot<Conquest>,
  skull: Bot<Conquest>,
  seed: string,
  changed: Partial<ConquestOptions> = {},
) {
  const options = { ...defaultOptions, ...changed };
  const match = Match.start(conquest, { options, seed, undo: "free" });
  const botOf = (seat: Seat) => (teamOfSeat(options, seat) === "sword" ? sword : skull);
  const bots = Object.fromEntries(match.seats.map((seat) => [seat, botOf(seat)]));
  const rng = xoroshiro.fromSeed(`bots of ${seed}`);
  while (match.decision !== undefined) playBot(match, bots, rng);
  return match;
}

test("bots of every level play every seat with every option to the end", () => {
  const all: readonly Partial<ConquestOptions>[] = [
    { players: 3, border: "mat", obstacles: "agreed" },
    { players: 4, lateDraw: true, exhaustion: true, health: 11 },
    { abilities: false, armour: false },
  ];
  for (const [n, options] of all.entries()) {
    const match = playedBy(conquestBot("adept"), conquestBot("novice"), `seat ${n}`, options);
    expect(match.outcome).toBeDefined();
  }
  expect(playedBy(conquestBot("master"), conquestBot("adept"), "master").outcome).toBeDefined();
});

test("the same seed gives the same game", () => {
  const [one, two] = [1, 2].map(() => playedBy(conquestBot("adept"), conquestBot("novice"), "again").hash());
  expect(one).toBe(two);
});

test("a novice beats chance, and an adept a novice, in nearly every game", () => {
  const wins = (better: Bot<Conquest>, worse: Bot<Conquest>) =>
    Array.from({ length: 10 }, (_, n) => {
      const match = n % 2 === 0 ? playedBy(better, worse, `win ${n}`) : playedBy(worse, better, `win ${n}`);
      return match.outcome?.winners[0] === (n % 2 === 0 ? "sword" : "skull");
    }).filter(Boolean).length;
  expect(wins(conquestBot("novice"), atRandom)).toBeGreaterThanOrEqual(9);
  expect(wins(conquestBot("adept"), conquestBot("novice"))).toBeGreaterThanOrEqual(8);
});

describe("a prudent bot", () => {
  const adept = conquestBot("adept");
  const answers = (game: ReturnType<typeof duel>, seat: Seat) =>
    adept(sightOf(game.match, seat, 0), xoroshiro.fromSeed("prudent"));

  test("hits what stands before it", () => {
    const game = duel({ at: { s1: [100, 40], c1: [160, 40] }, hands: { sword: ["lion-knight"] } });
    game.choose("lion-knight");
    game.tap();
    const hits = Array.from({ length: 10 }, (_, n) => {
      const fork = game.match.fork();
      fork.submit("sword", adept(sightOf(fork, "sword", 0), xoroshiro.fromSeed(`hand ${n}`)));
      return fork.state.pools.skull < 8;
    });
    expect(hits.filter(Boolean).length).toBeGreaterThanOrEqual(8);
  });

  test("wards off what would be its end", () => {
    const game = duel({
      at: { s1: [100, 40], c1: [160, 40] },
      hands: { sword: ["berserker-mage"] },
      armour: { sword: [], skull: ["behemoth"] },
      pools: { sword: 8, skull: 1 },
      bank: 15,
    });
    game.choose("berserker-mage");
    game.flickAt("c1");
    expect(answers(game, "skull")).toEqual({ kind: "choose", option: "behemoth" });
  });

  test("does not empty the bank when that would lose the game", () => {
    const game = duel({ hands: { sword: ["enchantress"] }, pools: { sword: 5, skull: 18 }, bank: 1 });
    game.choose("enchantress");
    game.tap();
    game.choose("c1");
    game.place();
    game.tap();
    game.choose("leave");
    expect(game.asked.prompt).toBe("heal");
    expect(answers(game, "sword")).toEqual({ kind: "choose", option: "no" });
  });
});
