import { pickLock } from "../../deeds/pick-lock.ts";
import type { Square } from "../../grid/square.ts";
import { reaches } from "../../grid/steps.ts";
import { elementCard } from "../../rules/elements.ts";
import { thingCardOf } from "../../shelf.ts";
import type { SeenCharacter, SeenElement } from "../../view.ts";
import type { Act } from "./act.ts";
import { chanceOf } from "./chance.ts";
import type { Known } from "./known.ts";
import { besides } from "./ways.ts";

/** Something to be done at a place, when nobody is there to fight. */
export interface Errand {
  readonly from: readonly Square[];
  readonly acts: readonly Act[];
  /** In P.Action that one would walk for it. */
  readonly worth: number;
}

/** What it is worth to search a piece of furniture; REG-STATUE-03 takes a point of destiny for it. */
const finds: Readonly<Record<string, number>> = {
  rack: 9,
  library: 8,
  barrel: 7,
  table: 7,
  tomb: 4,
  corpse: 1,
  chest: 9,
  statue: 0,
};

export function lootErrands(known: Known, who: SeenCharacter): readonly Errand[] {
  const elements = known.view.elements.flatMap((element) => rummaging(known, who, element));
  const floor = known.view.things.flatMap(({ id, card, at }) => {
    if (at.kind !== "floor") return [];
    const square = { x: at.x, y: at.y };
    const worth = thingCardOf(card).isQuest ? 50 : 3;
    return [errand(known, square, { deed: "take", thing: id, square }, worth, true)];
  });
  return [...elements, ...floor];
}

function rummaging(known: Known, who: SeenCharacter, element: SeenElement): readonly Errand[] {
  const { table, isOpened, isCell } = elementCard(element);
  const { x, y, kind, searched, hidden, lock, open } = element;
  const square = { x, y };
  if (element.kind === "well" && !element.spent)
    return [errand(known, square, { deed: "handle-lid", square }, 100)];
  if (hidden || searched || open || (table === undefined && !isCell)) return [];
  const worth = isCell ? 2 : (finds[kind] ?? 0);
  if (lock !== "known")
    return [errand(known, square, { deed: isOpened || isCell ? "open" : "rummage", square }, worth)];
  const chance = chanceOf(known, who, pickLock, { square });
  return chance < 0.1 ? [] : [errand(known, square, { deed: "pick-lock", square }, worth * chance)];
}

function errand(known: Known, at: Square, wish: Act["wish"], worth: number, isUnder = false): Errand {
  const from = besides(known, at).filter((one) => reaches(known.ground, one, at));
  return { from: isUnder ? [at, ...from] : from, acts: [{ wish, cost: 1, worth }], worth };
}
