import type { Script } from "@ossuaire/kernel";
import type { DieOption } from "../asked/quests.ts";
import type { Face } from "../dice/faces.ts";
import type { Hand } from "../dice/roll.ts";
import { noted } from "../sheet/traits.ts";
import type { Character } from "../state.ts";
import { choose, type DarkTable } from "../table.ts";
import { offerDestiny } from "./destiny.ts";

/** What is remembered of REG-EVENT-14. */
export const coolHead = "cool-head";

/** A hand of dice that remembers how they fell: power die first, then the D. */
export interface Fallen {
  readonly hand: Hand;
  readonly dice: readonly number[];
}

/** Dice that fall as chance will have it, but for those that stay as they lie. */
export function throwing(chance: Hand, lie: readonly (number | undefined)[] = []): Fallen {
  const dice: number[] = [];
  const int = (from: number, to: number): number => {
    const die = lie[dice.length] ?? chance.int(from, to);
    dice.push(die);
    return die;
  };
  return { hand: { int }, dice };
}

/** One roll: how it is thrown, when it is unsuccessful (REG-RULING-12), and what its dice show. */
interface Roll<Result> {
  readonly cast: (hand: Hand) => Result;
  readonly isBad: (result: Result) => boolean;
  readonly shows: (result: Result) => readonly Face[];
}

/** A roll of somebody's own, again and again as long as it is unsuccessful and there is a way to better it. */
export function* rolledWell<Result>(table: DarkTable, who: Character, roll: Roll<Result>): Script<Result> {
  let fallen: Fallen | undefined = throwing(table.rng);
  let result = roll.cast(fallen.hand);
  while (roll.isBad(result)) {
    fallen = yield* thrownAgain(table, who, fallen, roll.shows(result));
    if (fallen === undefined) break;
    result = roll.cast(fallen.hand);
  }
  return result;
}

/** REG-EVENT-14 before destiny; nothing if the roll stands as it is. */
export function* thrownAgain(
  table: DarkTable,
  who: Character,
  fallen: Fallen,
  shown: readonly Face[],
): Script<Fallen | undefined> {
  const better = yield* oneAgain(table, who, fallen, shown);
  if (better !== undefined) return better;
  return (yield* offerDestiny(table, who)) ? throwing(table.rng) : undefined;
}

/** REG-EVENT-14: once, one single die; the new face stands beside the others. */
export function* oneAgain(
  table: DarkTable,
  who: Character,
  { dice }: Fallen,
  shown: readonly Face[],
): Script<Fallen | undefined> {
  const { state } = table;
  if (shown.length === 0 || noted(state, who, coolHead).length === 0) return undefined;
  const options: readonly DieOption[] = [
    ...shown.map((shows, die) => ({ id: `die:${die}`, die, shows })),
    { id: "none" },
  ];
  const about = { who: who.id };
  const asking = { seats: who.seat, prompt: "cool-head", rule: "REG-EVENT-14", about } as const;
  const { die } = yield* choose(asking, options);
  if (die === undefined) return undefined;
  state.effects = state.effects.filter(({ on, source }) => on !== who.id || source !== coolHead);
  table.tell({ type: "keeps-cool", rule: "REG-EVENT-14", who: who.id, die });
  return throwing(
    table.rng,
    dice.map((one, i) => (i === die ? undefined : one)),
  );
}
