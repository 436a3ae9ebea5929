import type { Outcome } from "@ossuaire/kernel";
import { isHero, isUp, ofSide } from "../characters.ts";
import { has } from "../sheet/traits.ts";
import { packsOf } from "../shelf.ts";
import type { Character, Ending, State } from "../state.ts";
import type { DarkTable } from "../table.ts";

/** A game is over: won by its quest, or lost. */
function endGame(table: DarkTable, ending: Ending): void {
  const { state } = table;
  // REG-GOLD-03: the score is counted before anything is paid out.
  state.ended = { ...ending, score: state.purse };
  table.tell({ type: "ended", ...state.ended });
  for (const { ends } of packsOf(state.options)) ends?.(table);
}

/** Whether a quest is won or lost now, or nobody is left to play it. */
export function judge(table: DarkTable): void {
  const { state } = table;
  if (state.ended !== undefined) return;
  const verdicts = packsOf(state.options).map(({ judges }) => judges?.(state));
  const ending = verdicts.find((one) => one !== undefined) ?? (isLost(state) ? nobodyLeft : undefined);
  if (ending !== undefined) endGame(table, ending);
}

const nobodyLeft: Ending = { isWon: false, why: "nobody-left", rule: "REG-VERDICT-80" };

/** REG-VERDICT-80: every PJ is dead or removed, or nobody on the board stands, or will; who has left in safety counts as standing. */
function isLost(state: State): boolean {
  const heroes = state.characters.filter(isHero);
  if (heroes.length === 0 || state.round === 0) return false;
  const isSafe = ({ gone }: Character) => gone === "left";
  const mayRise = (who: Character) => isHero(who) && has(state, who, "regenerating");
  const isAlive = heroes.some(({ gone }) => gone === undefined || gone === "left");
  return (
    !isAlive || !(heroes.some(isSafe) || ofSide(state, "heroes").some((who) => isUp(who) || mayRise(who)))
  );
}

/** REG-ROLE-01, REG-MASTER-02: the heroes win together; the MJ is no opponent and never wins. */
export function outcome({ ended, options }: State): Outcome | undefined {
  return ended && { winners: ended.isWon ? options.heroes : [], rule: ended.rule };
}
