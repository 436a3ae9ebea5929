import type { Rng, Script } from "@ossuaire/kernel";
import type { Passage } from "../../../decks.ts";
import type { Open, State } from "../../../state.ts";
import type { CatacombsTable } from "../../../table.ts";
import type { CombatRoom } from "../../card.ts";
import { type PassageCard, passageRule } from "./card.ts";
import { passagesOfLevelOne } from "./level-one.ts";
import { passagesOfLevelTwo } from "./level-two.ts";

/** VER-SETUP-07: the mini expansion Dark Passageways. */
export const passageCards: readonly PassageCard[] = [...passagesOfLevelOne, ...passagesOfLevelTwo];

export function passageOf(id: string): PassageCard {
  const card = passageCards.find((one) => one.id === id);
  if (card === undefined) throw new Error(`there is no passage ${id}`);
  return card;
}

/** VER-VERDICT-18: two shuffled piles, face down. */
export function layPassages(state: State, rng: Rng): void {
  const pile = (cards: readonly PassageCard[]) => rng.shuffled(cards.map(({ id }) => id));
  state.passages = { piles: { 1: pile(passagesOfLevelOne), 2: pile(passagesOfLevelTwo) }, discards: [] };
}

/** VER-VERDICT-18: when a room of level 1 or 2 is entered for the first time, and as long as there is one. */
export function* turnUpPassage(table: CatacombsTable, { level }: CombatRoom, visits: number): Script {
  const { state, reveal } = table;
  if (state.passages === undefined || level === 0 || visits > 1) return;
  const card = state.passages.piles[level].shift();
  if (card === undefined) return;
  state.passages.now = { card };
  reveal({ type: "passage", rule: passageRule, passage: card });
  yield* passageOf(card).turnedUp?.(table) ?? [];
}

/** The card that holds in this room, if there is one. */
export function passageNow({
  passages,
}: Pick<Open, "passages">): (PassageCard & { now: Passage }) | undefined {
  const now = passages?.now;
  return now && { ...passageOf(now.card), now };
}

/** It holds for that room, and no longer. */
export function* discardPassage(table: CatacombsTable): Script {
  const { passages } = table.state;
  const passage = passageNow(table.state);
  if (passages === undefined || passage === undefined) return;
  yield* passage.roomEnds?.(table) ?? [];
  delete passages.now;
  passages.discards.push(passage.id);
}
