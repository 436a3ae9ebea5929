import { Match, type Played } from "@ossuaire/kernel";
import { expect, test } from "vitest";
import type { Conquest } from "../table.ts";
import { conquestBook } from "./index.ts";

const { chapters, game } = conquestBook;

/** The match when all is answered that is told of it. */
function ended({ terms, told }: Played<Conquest>, most = told.length): Match<Conquest> {
  const match = Match.start(game, terms());
  for (const { seat, answer } of told.slice(0, most)) expect(match.submit(seat, answer)).toBeUndefined();
  return match;
}

test("at least three pictures, each of which does what it says", () => {
  const pictures = chapters.flatMap(({ pictures = [] }) => pictures);
  expect(pictures.length).toBeGreaterThanOrEqual(3);
  for (const picture of pictures) {
    const events = ended(picture).told.map(({ event }) => event);
    const lost = events.reduce((sum, event) => sum + (event.type === "wounded" ? event.lost : 0), 0);
    expect([picture.title.en, lost]).toEqual([picture.title.en, picture.title.en.includes("−1") ? 1 : 0]);
    expect(events.some(({ type }) => type === "hit" || type === "no-damage" || type === "flicked")).toBe(
      true,
    );
  }
});

test("a wall and a crystal are really struck on the way", () => {
  const [, crystal, wall] = chapters.find(({ id }) => id === "wounds")?.pictures ?? [];
  if (crystal === undefined || wall === undefined) throw new Error("three pictures");
  const discs = (match: Match<Conquest>) => match.state.discs.find(({ id }) => id === "crystal-1");
  expect(discs(ended(crystal))).not.toEqual(discs(ended(crystal, 1)));
  const after = ended(wall).told.map(({ event }) => event);
  expect(after).toContainEqual(expect.objectContaining({ type: "no-damage", why: "after-wall" }));
});

/** Pools and bank, hands and piles, as the catalogue tells them after each turn of the tutorial. */
const states: Readonly<Record<string, string>> = {
  "CON-TUTO-01": "8 8 8 · 4 4 4 4 · 20 20",
  "CON-TUTO-02": "8 7 9 · 4 4 4 4 · 19 20",
  "CON-TUTO-05": "7 8 9 · 4 3 4 4 · 19 19",
  "CON-TUTO-07": "7 7 10 · 4 3 4 4 · 18 19",
  "CON-TUTO-10": "5 7 12 · 4 3 4 4 · 17 18",
  "CON-TUTO-11": "3 7 14 · 4 3 4 4 · 17 17",
  "CON-TUTO-12": "2 7 15 · 4 2 4 4 · 17 17",
  "CON-TUTO-15": "5 7 12 · 4 3 4 4 · 16 17",
};

const examples = chapters.flatMap(({ examples = [] }) => examples);

test("all fifteen examples of the tutorial can be tried", () => {
  expect(examples.map(({ rule }) => rule).toSorted()).toEqual(
    Array.from({ length: 15 }, (_, n) => `CON-TUTO-${String(n + 1).padStart(2, "0")}`),
  );
});

test.each(examples)("$rule ends as the rulebook tells", (example) => {
  const match = ended(example);
  const state = states[example.rule];
  if (state !== undefined) expect(standing(match)).toBe(state);
});

/** At the end of the turn: where the next player has drawn already, that card is counted as still in the pile. */
function standing({ state, decision }: Match<Conquest>): string {
  const { pools, bank, hands, piles, step, playing } = state;
  const drawing = step === "play" && playing === undefined ? decision?.seats[0] : undefined;
  const cards = ["s1", "c1", "s2", "c2"].map(
    (seat) => (hands[seat]?.length ?? 0) - (seat === drawing ? 1 : 0),
  );
  const pile = (team: "sword" | "skull", sign: string) =>
    piles[team].length + (drawing?.startsWith(sign) ? 1 : 0);
  return `${pools.sword} ${pools.skull} ${bank} · ${cards.join(" ")} · ${pile("sword", "s")} ${pile("skull", "c")}`;
}
