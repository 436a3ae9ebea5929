import type { Script } from "@ossuaire/kernel";
import { groundOf } from "../board.ts";
import { characterOf, isHero, isUp, ofSide } from "../characters.ts";
import { zoneAt } from "../grid/ground.ts";
import { mjSeat } from "../options.ts";
import { cardOf, packsOf } from "../shelf.ts";
import type { Character, State, Until } from "../state.ts";
import type { DarkTable } from "../table.ts";

/** REG-RULING-54: in the middle of a turn the MJ draws a card, and what it says happens before anything else. */
export function* drawUnforeseen(table: DarkTable): Script {
  yield* turnCard(table);
  yield* befall(table);
}

/** REG-TURN-05: the top card. What it says is a step of its own, so that whoever is asked in it has seen the card before. */
export function* turnCard(table: DarkTable): Script {
  const { state, rng } = table;
  const { unforeseen } = state;
  // REG-VERDICT-67: drawn without return; an empty deck is shuffled anew.
  if (unforeseen.deck.length === 0) {
    unforeseen.deck = rng.shuffled(unforeseenCards(state));
    unforeseen.used = [];
  }
  const id = unforeseen.deck.shift();
  if (id === undefined) return;
  unforeseen.used.push(id);
  unforeseen.drawn = id;
  const card = cardOf("unforeseen", id);
  const event = { type: "unforeseen", rule: card.rule, card: id } as const;
  if (card.isSecret) table.whisper(mjSeat, event, { type: "unforeseen", rule: "REG-EVENT-01" });
  else table.reveal(event);
}

/** REG-TURN-07: what the card says. */
export function* befall(table: DarkTable): Script {
  const { unforeseen } = table.state;
  const { drawn } = unforeseen;
  if (drawn === undefined) return;
  delete unforeseen.drawn;
  yield* cardOf("unforeseen", drawn).happens(table);
}

/** REG-EVENT: the whole deck of a match, each card as often as there are copies of it. */
export function unforeseenCards({ options }: Pick<State, "options">): readonly string[] {
  const cards = packsOf(options).flatMap(({ unforeseen = [] }) => unforeseen);
  return cards.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));
}

/** REG-VERDICT-67: drawn among the PJ that stand on the board; who sits in a hole is out of reach of harm (REG-VERDICT-26). */
export function randomHero({ state, rng }: DarkTable): Character | undefined {
  const stands = (who: Character) => isHero(who) && isUp(who) && who.states.hole === undefined;
  const standing = ofSide(state, "heroes").filter(stands);
  return standing.length === 0 ? undefined : rng.one(standing);
}

/** REG-VERDICT-67: the number of the zone of the leader's square. */
export function leadersZone(state: State): number | undefined {
  return state.leader === undefined ? undefined : zoneAt(groundOf(state), characterOf(state, state.leader));
}

/** REG-VERDICT-67: until the next PJ turn begins. */
export const thisTurn = ({ round }: State): Until => ({ kind: "turn", side: "heroes", round: round + 1 });
