import { asTable, refusedBy } from "@ossuaire/kernel/testing";
import { expect, test } from "vitest";
import { type Campaign, fighting, type Situation } from "./campaign.ts";
import { rulesIn, rulesOfBoxes } from "./catalogue.ts";

export const overseer = "seat-1";
export const heroes = "seat-2";

export const choose = (option: string) => ({ kind: "choose", option });
export const flick = (piece: string, vx = 600, vy = 0) => ({ kind: "flick", piece, vx, vy });
export const put = (piece: string, x: number, y: number) => ({ kind: "place", spots: [{ piece, x, y }] });

/** An Orc on the right; the Heroes stand on the left. */
export function facing(situation: Situation = {}): Campaign {
  return fighting({ ...situation, at: { "orc-1": [400, 60], ...situation.at } });
}

/** The same, in the middle of this deed. */
export function doing(deed: string, situation: Situation = {}): Campaign {
  const game = facing(situation);
  game.choose(deed);
  return game;
}

/** What a player tries, and the rule against it. */
type Tried = readonly [game: () => Campaign, seat: string, answer: unknown, rule: string];

const ids: ReadonlySet<string> = new Set([
  "FLK-FLICK-03",
  ...[...rulesIn("fr"), ...rulesOfBoxes()].map(({ id }) => id),
]);

/** Each is refused by its rule, and the table under this name has what is said. */
export function testRefusals(name: string, table: Readonly<Record<string, Tried>>): void {
  test.each(Object.entries(table))("%s", (_, [game, seat, answer, rule]) => {
    expect(refusedBy(game().match, seat, answer).rule).toBe(rule);
    expect(ids).toContain(rule);
  });
  test("what is said in both languages", async () => {
    const tried = Object.entries(table).map(([situation, [game, seat, answer]]) => ({
      situation,
      refused: refusedBy(game().match, seat, answer),
    }));
    await expect(asTable(tried)).toMatchFileSnapshot(`../recorded/refusals-${name}.md`);
  });
}
