import type { Script } from "@ossuaire/kernel";
import { comeIn, monsterPiece } from "../../../rules/newcomers.ts";
import { availableFor, fromReserve, inReserve } from "../../../rules/reserve.ts";
import { placeInZone, zoneFor } from "../../../rules/zone.ts";
import { fightOf } from "../../../state.ts";
import type { CatacombsTable } from "../../../table.ts";
import type { Muster } from "../../card.ts";
import type { Call } from "../../pack.ts";
import { passageRule } from "./card.ts";

/** VER-VERDICT-18: besides those who are called, what the reserve has of these; the log says who comes, or that nobody does. */
export function joinedBy(
  { state, tell }: CatacombsTable,
  called: readonly Call[],
  passage: string,
  musters: readonly Muster[],
): readonly Call[] {
  const cards = called.map(({ card }) => card);
  const comers: string[] = [];
  for (const { monster, count } of musters) {
    const there = Math.min(count, Math.max(0, availableFor(state, monster, [...cards, ...comers])));
    comers.push(...Array.from({ length: there }, () => monster));
  }
  if (comers.length === 0) tell({ type: "passage-idle", rule: passageRule, passage });
  else tell({ type: "passage-brings", rule: passageRule, passage, monsters: comers });
  return [...called, ...comers.map((card) => ({ card }))];
}

/** What the reserve has of a kind comes into the zone in which the Heroes started, and the fight goes on. */
export function* reinforced(
  table: CatacombsTable,
  passage: string,
  { monster, count }: Muster,
  marks: Readonly<Record<string, number>> = {},
): Script {
  const { state, tell } = table;
  const fight = fightOf(state);
  const there = Math.min(count, inReserve(state, monster));
  if (there <= 0) return tell({ type: "passage-idle", rule: passageRule, passage });
  const comers = Array.from({ length: there }, () => monsterPiece(fight, monster));
  tell({ type: "passage-brings", rule: passageRule, passage, monsters: comers.map(({ card }) => card) });
  const asking = { seats: state.roles.overseer, prompt: "place-arrivals", rule: passageRule } as const;
  const spots = yield* placeInZone(table, asking, comers, zoneFor(state, "heroes"), 0);
  for (const piece of comers) {
    const spot = spots.find((one) => one.piece === piece.id);
    if (spot === undefined) continue;
    fromReserve(state, monster);
    comeIn(table, { ...piece, marks: { ...marks } }, spot, passageRule);
  }
}
