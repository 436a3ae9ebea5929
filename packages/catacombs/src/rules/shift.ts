import { limits } from "@ossuaire/discs";
import type { RuleId, Script, Seat } from "@ossuaire/kernel";
import { ground } from "../arena.ts";
import { fightOf, pieceOf, type Side } from "../state.ts";
import { flick as askFlick, type CatacombsTable } from "../table.ts";
import { checkDefeat } from "./end.ts";
import { buryAll, removeKilled } from "./leaving.ts";
import { reckon, whenFreed } from "./reckon.ts";
import { burning } from "./settle.ts";
import { letSlide } from "./slide.ts";

/** A flick that is no attack. */
export interface Shift {
  readonly seat: Seat;
  readonly hand: Side;
  /** Whose card allows it; a kill outside the board counts for him. */
  readonly by: string;
  /** The disc that is flicked. */
  readonly disc: string;
  readonly rule: RuleId;
}

/**
 * SOL-VERDICT-02: a movement flick. It hits nobody, so of the ten steps only these are left: discs move, those who left
 * come back, fire walls burn, and whoever died of that leaves.
 */
export function* shift(table: CatacombsTable, { seat, hand, by, disc, rule }: Shift): Script {
  const { state, tell } = table;
  const { card } = pieceOf(state, disc);
  const about = { piece: by, attack: "movement", from: disc, modifiers: [], spared: [], hand } as const;
  const asking = { seats: seat, prompt: "movement", rule, about, ...limits(ground) } as const;
  const { vx, vy } = yield* askFlick(asking, [disc]);
  // CAT-RULING-96: also where it comes after a Hero has passed.
  delete fightOf(state).idle;
  const byCard = pieceOf(state, by).card;
  tell({ type: "flicked", rule, seat, by, byCard, attack: "movement", piece: disc, card, vx, vy });
  const { entries, lost, freed } = letSlide(table, { disc, vx, vy, hand, by });
  yield* buryAll(table, lost);
  const burns = burning(table, []);
  for (const entry of entries) {
    if (entry.kind === "contact") burns(fightOf(state).pieces.filter(({ id }) => entry.discs.includes(id)));
  }
  yield* whenFreed(table, freed, hand);
  if (yield* reckon(table)) return;
  // The Overseer's kills no monster; made in step 6 of a strike, it leaves whom that has killed to step 8.
  if (hand === "heroes") yield* removeKilled(table);
  checkDefeat(table);
}
