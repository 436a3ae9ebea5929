import type { Script } from "@ossuaire/kernel";
import { type Rows, rowOf } from "../cards/treasure.ts";
import { isHero } from "../characters.ts";
import { best } from "../dice/roll.ts";
import { distance, type Square, sameSquare } from "../grid/square.ts";
import { sum, traitsOf } from "../sheet/traits.ts";
import { cardOf, packsOf } from "../shelf.ts";
import type { Character, Element, State } from "../state.ts";
import type { DarkTable } from "../table.ts";
import { rolledWell } from "./again.ts";
import { earn } from "./purse.ts";
import type { TableRoll } from "./table-roll.ts";
import { castDice, throwDice } from "./test.ts";
import { findTreasure } from "./treasure.ts";
import { suffers } from "./wounds.ts";

/** What a search comes to. */
interface Outcome {
  /** REG-RULING-12: it brings nothing or does harm. */
  readonly isBad?: true;
  readonly harms?: true;
  readonly happens: (table: DarkTable, who: Character) => Script;
}

const ecus = (count: number, rule: `REG-SEARCH-${number}`): Outcome => ({
  *happens(table, who) {
    earn(table, who, count, rule);
  },
});

/** REG-SEARCH-07 to 13. */
const outcomes: Rows<Outcome> = [
  [0, 0, { isBad: true, harms: true, happens: hurtAndUnforeseen }],
  [
    1,
    2,
    {
      isBad: true,
      harms: true,
      *happens(table, who) {
        yield* suffers(table, who, 1, "REG-SEARCH-08");
      },
    },
  ],
  [3, 6, { isBad: true, *happens() {} }],
  [7, 7, ecus(1, "REG-SEARCH-10")],
  [8, 8, ecus(30, "REG-SEARCH-11")],
  [9, 9, ecus(100, "REG-SEARCH-12")],
  [10, 10, { happens: (table, who) => findTreasure(table, who) }],
];

/** REG-RULING-54: the card is drawn at once after the loss. */
function* hurtAndUnforeseen(table: DarkTable, who: Character): Script {
  yield* suffers(table, who, throwDice(table, who, 1, "search-loss", "REG-SEARCH-07"), "REG-SEARCH-07");
  for (const { draws } of packsOf(table.options)) if (draws) yield* draws(table, who);
}

/** REG-SEARCH-03, 04, REG-RULING-51: a PJ rolls; whatever falls, what is hidden there comes to light, for an ally too. */
export function* searchSquare(table: DarkTable, who: Character, square: Square): Script {
  const outcome = isHero(who) ? yield* rolledOutcome(table, who) : undefined;
  const found = hiddenAt(table.state, square);
  for (const element of found) delete element.hidden;
  const { x, y } = square;
  table.reveal({
    type: "searched",
    rule: "REG-SEARCH-04",
    who: who.id,
    x,
    y,
    found: found.map(({ kind }) => kind),
  });
  if (outcome !== undefined) yield* outcome.happens(table, who);
  for (const element of found)
    for (const { discovers } of packsOf(table.options)) if (discovers) yield* discovers(table, who, element);
}

/** REG-SEARCH-03, REG-SKILL-16: whoever rolls a D more adds the two highest. */
export function searchRoll(state: State, who: Character): TableRoll<Outcome> {
  const more = sum(traitsOf(state, who).map(({ searchDice = 0 }) => searchDice));
  return { dice: 2 + more, read: 2, rows: outcomes };
}

function* rolledOutcome(table: DarkTable, who: Character): Script<Outcome> {
  const roll = searchRoll(table.state, who);
  const read = (dice: readonly number[]) => sum(best(dice, roll.read));
  const cast = { count: roll.dice, what: "search", rule: "REG-SEARCH-03", read } as const;
  const { total } = yield* rolledWell(table, who, {
    cast: (hand) => castDice(table, who, cast, hand),
    isBad: (one) => rowOf(outcomes, one.total).isBad !== undefined,
    shows: ({ dice }) => dice,
  });
  return rowOf(outcomes, total);
}

/** REG-RULING-52: all on the square, and secret doors on squares beside it. */
function hiddenAt({ elements }: State, square: Square): readonly Element[] {
  return elements.filter(
    (one) =>
      one.hidden &&
      (sameSquare(one, square) ||
        (distance(one, square) === 1 && cardOf("elements", one.kind).isFoundBeside)),
  );
}
