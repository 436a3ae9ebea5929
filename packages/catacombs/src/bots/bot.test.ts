// @module-tag long
import { type Bot, Match, playBot, playRandomly, sightOf, xoroshiro } from "@ossuaire/kernel";
import { describe, expect, test } from "vitest";
import { type Catacombs, type CatacombsOptions, catacombs, catacombsBot, defaultOptions } from "../index.ts";
import { type Campaign, fighting } from "../testing/campaign.ts";

function campaign(changed: Partial<CatacombsOptions>, seed: string): Match<Catacombs> {
  return Match.start(catacombs, { options: { ...defaultOptions, ...changed }, seed, undo: "free" });
}

/** Plays a campaign of bots to its end. */
function playedBy(
  overseer: Bot<Catacombs>,
  heroes: Bot<Catacombs>,
  seed: string,
  changed: Partial<CatacombsOptions> = {},
): Match<Catacombs> {
  const match = campaign(changed, seed);
  const [first, ...others] = match.seats;
  const bots = Object.fromEntries([[first, overseer], ...others.map((seat) => [seat, heroes])]);
  const rng = xoroshiro.fromSeed(`bots of ${seed}`);
  while (match.decision !== undefined) playBot(match, bots, rng);
  return match;
}

const [novice, adept, master] = [catacombsBot("novice"), catacombsBot("adept"), catacombsBot("master")];
const alone = [["elf"], ["barbarian"], ["thief"], ["wizard"]];

describe("bots of every level play every seat to the end", () => {
  test.each([
    ["novice", "novice", { lord: "gorgon", parties: alone }],
    ["adept", "novice", { layout: "labyrinth", mazeRooms: 5, camping: true, wanderers: true }],
    ["novice", "adept", { lord: "dragon", layout: "branching", secondHealer: true, fairPlacement: true }],
    [
      "adept",
      "adept",
      {
        lord: "lich",
        heroesLast: true,
        parties: [
          ["elf", "wizard"],
          ["barbarian", "thief"],
        ],
      },
    ],
    ["master", "master", {}],
  ] as const)("%s as Overseer, %s as Heroes", (overseer, heroes, options) => {
    const match = playedBy(catacombsBot(overseer), catacombsBot(heroes), `${overseer} ${heroes}`, options);
    expect(match.outcome?.winners.length).toBeGreaterThan(0);
  });
});

test("the same seed gives the same campaign", () => {
  const [one, two] = [1, 2].map(() => playedBy(novice, adept, "again").hash());
  expect(one).toBe(two);
});

test("a bot answers whatever is asked, wherever chance has led", () => {
  const all: readonly Partial<CatacombsOptions>[] = [
    { layout: "labyrinth", camping: true, wanderers: true, lord: "lich" },
    { layout: "branching", fairPlacement: true, exchange: true, camping: true, parties: alone },
    { heroesLast: true, fairPlacement: true, more: [1, 2, 1], lord: "dragon" },
    {
      lord: "gorgon",
      parties: [
        ["elf", "wizard"],
        ["barbarian", "thief"],
      ],
    },
  ];
  const answered = new Set<string>();
  for (const [n, options] of all.entries()) {
    const match = campaign(options, `taken over ${n}`);
    const rng = xoroshiro.fromSeed(`taken over ${n}`);
    while (match.decision !== undefined) {
      const seat = rng.one(match.decision.seats);
      if (rng.int(1, 2) === 1) playRandomly(match, rng);
      else {
        answered.add(match.decision.prompt);
        // Throws if the answer is refused.
        playBot(match, { [seat]: n % 2 === 0 ? novice : adept }, rng);
      }
    }
  }
  expect(answered.size).toBeGreaterThan(20);
});

test("a master beats a novice on either side", { tags: ["minutes"] }, () => {
  expect(playedBy(novice, master, "level").state.ended?.winner).toBe("heroes");
  expect(playedBy(master, novice, "level").state.ended?.winner).toBe("overseer");
});

/** What the bot answers to the open question. */
function answerOf(bot: Bot<Catacombs>, { match, asked }: Campaign, seed: string) {
  const [seat = ""] = asked.seats;
  return bot(sightOf(match, seat, 0), xoroshiro.fromSeed(seed));
}

const seeds = Array.from({ length: 10 }, (_, n) => `hand ${n}`);

/** In how many of ten tries this holds after the bot has played the turn that is on. */
function timesAfterTurn(
  bot: Bot<Catacombs>,
  situation: Parameters<typeof fighting>[0],
  holds: (game: Match<Catacombs>) => boolean,
) {
  return seeds.filter((seed) => {
    const { match } = fighting(situation);
    const rng = xoroshiro.fromSeed(seed);
    const { phase } = match.state;
    const bots = Object.fromEntries(match.seats.map((seat) => [seat, bot]));
    while (match.decision !== undefined && match.state.phase === phase) playBot(match, bots, rng);
    return holds(match);
  }).length;
}

describe("a master", () => {
  test("kills what can be killed", () => {
    const at = { elf: [260, 160], "skeleton-warrior-1": [320, 160] } as const;
    const isDead = ({ state }: Match<Catacombs>) =>
      !state.fight?.pieces.some(({ id }) => id === "skeleton-warrior-1");
    expect(timesAfterTurn(master, { at }, isDead)).toBeGreaterThanOrEqual(9);
  });

  test("strikes down the Hero who is nearly dead rather than the strong one beside him", () => {
    const at = { "orc-1": [380, 160], elf: [310, 110], barbarian: [310, 210] } as const;
    const situation = { at, phase: "overseer", life: { elf: 1 } } as const;
    expect(
      timesAfterTurn(master, situation, ({ state }) => state.heroes["elf"]?.life === 0),
    ).toBeGreaterThanOrEqual(7);
  });

  test("stuns the last who stands, and has won", () => {
    const stunned = { elf: 1, barbarian: 1, thief: 1 };
    const at = { wizard: [320, 160], "ghoul-1": [400, 160], "orc-1": [400, 60] } as const;
    const situation = { at, phase: "overseer", stunned } as const;
    expect(
      timesAfterTurn(master, situation, ({ state }) => state.ended?.why === "heroes-down"),
    ).toBeGreaterThanOrEqual(8);
  });

  test("heals whoever needs it most, once nobody is dead any more", () => {
    const healer = (life: Readonly<Record<string, number>>, gold: number) =>
      fighting({
        life,
        at: {},
        heroes: { thief: { gold } },
        state: { phase: "healer", visit: { done: [], discounts: 0 } },
      });
    expect(answerOf(master, healer({ elf: 0, wizard: 2 }, 1500), "heal")).toEqual({
      kind: "choose",
      option: "raise:elf",
    });
    expect(answerOf(master, healer({ elf: 6, wizard: 2 }, 1500), "heal")).toEqual({
      kind: "choose",
      option: "touch:wizard",
    });
    expect(answerOf(master, healer({ wizard: 2 }, 200), "heal")).toEqual({ kind: "choose", option: "done" });
  });
});

test("not even a novice rages as the last who stands", () => {
  const stunned = { elf: 1, thief: 1, wizard: 1 };
  const at = {
    barbarian: [330, 160],
    "skeleton-warrior-1": [380, 130],
    "skeleton-warrior-2": [380, 190],
    "skeleton-warrior-3": [280, 130],
    "skeleton-warrior-4": [280, 190],
    "skeleton-warrior-5": [330, 110],
  } as const;
  const game = fighting({ at, stunned });
  for (const seed of seeds)
    expect(answerOf(novice, game, seed)).not.toEqual({ kind: "choose", option: "barbarian:rage" });
});
