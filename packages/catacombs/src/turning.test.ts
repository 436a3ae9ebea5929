import { expect, test } from "vitest";
import "./catacombs.ts";
import type { Event } from "./events.ts";
import { turningOf } from "./turning.ts";
import { chronicleWords } from "./words/chronicle.ts";

const rule = "CAT-HIT-11";
const entered = (card: string): Event => ({ type: "entered", rule, card, visits: 1 });
const turn = (side: "heroes" | "overseer", round: number): Event => ({ type: "turn", rule, side, round });
const hurt = (card: string, lost: number, life: number): Event => ({
  type: "hurt",
  rule,
  piece: card,
  card,
  lost,
  life,
});
const killed = (piece: string): Event => ({ type: "killed", rule, piece, card: "zombie" });
const ended = (winner: "heroes" | "overseer"): Event =>
  winner === "heroes"
    ? { type: "ended", rule, winner, why: "lord-dead" }
    : { type: "ended", rule, winner, why: "heroes-dead" };

const firstRoom: readonly Event[] = [
  entered("moghath"),
  turn("heroes", 1),
  killed("zombie-1"),
  killed("zombie-2"),
  killed("zombie-3"),
  turn("overseer", 1),
  turn("heroes", 2),
  turn("overseer", 2),
  hurt("elf", 1, 2),
  hurt("elf", 2, 0),
];
const lair: readonly Event[] = [
  entered("lair"),
  turn("heroes", 1),
  hurt("dragon", 1, 7),
  turn("overseer", 1),
  hurt("thief", 2, 4),
  turn("heroes", 2),
  hurt("dragon", 1, 6),
  hurt("dragon", 1, 5),
  killed("zombie-1"),
  turn("overseer", 2),
  hurt("thief", 1, 3),
];

test("a campaign that is not over has not turned", () => {
  expect(turningOf([...firstRoom, ...lair])).toBeUndefined();
});

test("the Heroes win it in the Lord's room, in the round that cost him most", () => {
  const turning = turningOf([...firstRoom, ...lair, ended("heroes")]);
  expect(turning).toEqual({
    station: 1,
    round: 2,
    losses: [
      { piece: "dragon", card: "dragon", lost: 2, fell: false },
      { piece: "thief", card: "thief", lost: 1, fell: false },
    ],
    killed: 1,
  });
  if (turning === undefined) throw new Error("it has turned");
  expect(chronicleWords.turning(turning)).toEqual({
    fr: "Manche 2\u00a0: le Dragon perd 2\u00a0points de vie\u00a0; le Voleur perd 1\u00a0point de vie\u00a0; 1 monstre est tué.",
    en: "Round 2: the Dragon loses 2 life; the Thief loses 1 life; 1 monster is killed.",
  });
});

test("the Overseer wins it in whichever room a Hero fell", () => {
  const turning = turningOf([...firstRoom, ...lair, ended("overseer")]);
  expect(turning).toMatchObject({ station: 0, round: 2, losses: [{ card: "elf", lost: 3, fell: true }] });
  if (turning === undefined) throw new Error("it has turned");
  expect(chronicleWords.turning(turning).fr).toBe(
    "Manche 2\u00a0: l’Elfe perd 3\u00a0points de vie et tombe.",
  );
});

test("of equal rounds the first one counts, and one that cost the loser nothing is none", () => {
  const even = [entered("lair"), turn("heroes", 1), hurt("dragon", 2, 5), turn("heroes", 2)];
  expect(turningOf([...even, hurt("dragon", 2, 3), ended("heroes")])?.round).toBe(1);
  // That he falls is the end, not the turn.
  expect(turningOf([...even, hurt("dragon", 5, 0), ended("heroes")])?.round).toBe(1);
  const [enter, first] = even;
  if (enter === undefined || first === undefined) throw new Error("nothing was told");
  expect(turningOf([enter, first, hurt("dragon", 5, 0), ended("heroes")])?.round).toBe(1);
  expect(turningOf([entered("lair"), turn("heroes", 1), ended("overseer")])).toBeUndefined();
});
