import type { RuleId } from "@ossuaire/kernel";
import { characterOf, isHero } from "../characters.ts";
import type { Character, State } from "../state.ts";
import type { DarkTable } from "../table.ts";
import { endDuel } from "./duel.ts";
import { isSpeech } from "./speeches.ts";

/**
 * REG-RULING-80, REG-VERDICT-76: it comes under a player's control with all that it has, at once; it acts from the next PJ turn on,
 * because it stands in no order yet.
 */
export function changesSides(table: DarkTable, who: Character, by: Character, rule: RuleId): void {
  endDuel(table, who);
  who.side = by.side;
  who.seat = by.seat;
  who.actions = 0;
  delete who.states.waiting;
  // What it was told as an adversary is of that side's turn (REG-RULING-76, 78).
  delete who.states.lost;
  table.state.effects = table.state.effects.filter(({ on, source }) => on !== who.id || !isSpeech(source));
  // What it carries comes to light (REG-VERDICT-47).
  table.reveal({ type: "changes-sides", rule, who: who.id, by: by.id });
}

/** REG-RULING-16: the allies of a player whose hero is dead, removed or not along follow the leader. */
export function adopt(state: State): void {
  const { leader } = state;
  if (leader === undefined || characterOf(state, leader).gone !== undefined) return;
  const { seat } = characterOf(state, leader);
  for (const who of state.characters)
    if (who.side === "heroes" && !isHero(who) && isOrphan(state, who)) who.seat = seat;
}

function isOrphan({ characters }: State, { seat }: Character): boolean {
  const hero = characters.find(({ id }) => id === seat);
  return hero === undefined || hero.gone === "dead" || hero.gone === "banished";
}

/** REG-SPELL-19, 25: whom a caster has raised or called, and still has. */
export function summonedBy(state: State, caster: Character, note: string): Character | undefined {
  return state.effects
    .filter(({ source, what }) => source === caster.id && what.kind === "note" && what.note === note)
    .map(({ on }) => characterOf(state, on))
    .find(({ gone }) => gone === undefined);
}
