import { stateSeen } from "../bots/heroes/known.ts";
import { isHero } from "../characters.ts";
import { bashOf } from "../deeds/bash.ts";
import { type Chance, chanceOf, oddsOfBest } from "../dice/odds.ts";
import type { Question } from "../questions.ts";
import { elementsAt } from "../rules/elements.ts";
import { type AttackOdds, oddsAgainst } from "../rules/odds.ts";
import { rummageRoll } from "../rules/rummage.ts";
import { searchRoll } from "../rules/search.ts";
import type { TableRoll } from "../rules/table-roll.ts";
import type { SeenCharacter, View } from "../view.ts";

/** A search before it is made: how often something is found, and how often it does harm. */
export interface SearchSeen {
  readonly dice: number;
  readonly finds: Chance;
  readonly harms: Chance;
}

/** REG-SEARCH-03, REG-ELEM-02: the exact odds of the search that is offered. What is hidden there comes to light whatever falls, and does not count. */
export function searchSeen(view: View, question: Question, id: string): SearchSeen | undefined {
  const { option, who } = offered(view, question, id) ?? {};
  if (option?.square === undefined || who === undefined) return undefined;
  const state = stateSeen(view);
  if (option.deed === "search") return isHero(who) ? oddsOf(searchRoll(state, who)) : undefined;
  if (option.deed !== "rummage") return undefined;
  const rolls = elementsAt(state, option.square).map((element) => rummageRoll(state, who, element));
  const roll = rolls.find(({ rows }) => rows.length > 0);
  return roll && oddsOf(roll);
}

/** REG-BASH-02: what a blow does to a door or a chest, by what is known of it (REG-VERDICT-24). */
export function bashSeen(view: View, question: Question, id: string): AttackOdds | undefined {
  const { option, who } = offered(view, question, id) ?? {};
  if (option?.deed !== "bash" || who === undefined) return undefined;
  const bashed = bashOf(stateSeen(view), who, option);
  return bashed && oddsAgainst(bashed.blow, { pv: bashed.left, dies: true, parries: false });
}

function oddsOf({
  dice,
  read,
  rows,
}: TableRoll<{ readonly isBad?: true; readonly harms?: true }>): SearchSeen {
  const odds = oddsOfBest(dice, read);
  const among = (is: (what: { readonly isBad?: true; readonly harms?: true }) => boolean): Chance =>
    chanceOf(odds, (sum) =>
      rows.some(([from, to, what]) => sum !== "X" && from <= sum && sum <= to && is(what)),
    );
  return {
    dice,
    finds: among(({ isBad }) => isBad === undefined),
    harms: among(({ harms }) => harms === true),
  };
}

function offered(view: View, question: Question, id: string) {
  if (question.prompt !== "act" && question.prompt !== "wait-act") return undefined;
  const option = question.options.find((one) => one.id === id);
  const who: SeenCharacter | undefined = view.characters.find((one) => one.id === question.about.who);
  return option !== undefined && "deed" in option ? { option, who } : undefined;
}
