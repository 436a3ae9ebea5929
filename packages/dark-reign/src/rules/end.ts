import type { Outcome } from "@ossuaire/kernel";
import { isHero, isUp, ofSide } from "../characters.ts";
import type { Ending, State } from "../state.ts";
import type { DarkTable } from "../table.ts";

/** A game is over: won by its quest, or lost. */
export function endGame({ state, tell }: DarkTable, ending: Ending): void {
  if (state.ended !== undefined) return;
  state.ended = ending;
  tell({ type: "ended", ...ending });
}

/** REG-VERDICT-80: nobody is left who could act or be rescued. */
export function checkLost(table: DarkTable): void {
  const { state } = table;
  const isAnybodyThere = state.characters.some(isHero) && state.round > 0;
  const left = ofSide(state, "heroes");
  const isLost = !left.some(isUp) || !state.characters.some((who) => isHero(who) && who.gone !== "dead");
  if (isAnybodyThere && isLost) endGame(table, { isWon: false, why: "nobody-left", rule: "REG-VERDICT-80" });
}

/** REG-ROLE-01, REG-MASTER-02: the heroes win together; the MJ is no opponent and never wins. */
export function outcome({ ended, options }: State): Outcome | undefined {
  return ended && { winners: ended.isWon ? options.heroes : [], rule: ended.rule };
}
