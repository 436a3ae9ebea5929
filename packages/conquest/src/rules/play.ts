import type { Script } from "@ossuaire/kernel";
import type { Ability } from "../abilities.ts";
import type { Card } from "../cards/card.ts";
import { cardOf } from "../cards/decks.ts";
import { move } from "../shots.ts";
import { activeCharacter, activeSeat, activeTeam, handOf } from "../state.ts";
import { type ConquestTable, choose } from "../table.ts";
import { giveUp, offered, takeFromHand } from "./cards.ts";
import { end } from "./end.ts";
import { shoot } from "./shoot.ts";

/** CON-TURN-03: one card of the own hand, and more by Surprise Attack (CON-RULING-36). */
export function* playCard(table: ConquestTable): Script {
  const { state } = table;
  const seat = activeSeat(state);
  // CON-END-03, CON-RULING-13, 43: who has to play a card and has none ends the game.
  if (handOf(state, seat).length === 0) return end(table, "no-card");
  if (state.stunned[activeTeam(state)]) return yield* playStunned(table);
  const first = { seats: seat, prompt: "card", rule: "CON-TURN-03" } as const;
  let { card } = yield* choose(first, offered(handOf(state, seat)));
  while (yield* carryOut(table, cardOf(card))) {
    const hand = handOf(state, seat);
    if (hand.length === 0) return;
    const another = { seats: seat, prompt: "surprise", rule: "CON-SURPRISE-01" } as const;
    const next = yield* choose(another, ["none", ...offered(hand)]);
    if (next === "none") return;
    card = next.card;
  }
}

/** CON-TURN-04: its sequence, its ability, then it is put away. Returns whether another card may follow. */
function* carryOut(table: ConquestTable, card: Card): Script<boolean> {
  const { state } = table;
  const seat = activeSeat(state);
  takeFromHand(state, seat, card.id);
  state.playing = { card: card.id, shot: 0 };
  const character = activeCharacter(state);
  table.show({ type: "played", rule: "CON-TURN-03", seat, character, card: card.id });
  const ability = abilityOf(table, card);
  // CON-SEQ-02, 03: in the printed order, each of them.
  for (const [number, shot] of card.shots.entries()) {
    state.playing = { card: card.id, shot: number };
    yield* shoot(table, shot, ability);
    if (state.ended !== undefined) return false;
  }
  state.playing = { card: card.id, shot: card.shots.length };
  yield* ability?.afterSequence?.(table) ?? [];
  if (state.ended !== undefined) return false;
  putAway(table, card);
  return ability?.playsOn ?? false;
}

/** CON-VARIANT-01: without abilities only the shot sequences are used. */
function abilityOf({ state }: ConquestTable, { ability }: Card): Ability | undefined {
  return state.options.abilities ? ability : undefined;
}

/** CON-TURN-05: to the discard, or kept in front of the team if it has armour (CON-ARMOUR-01). */
function putAway({ state, tell }: ConquestTable, { id: card, team, armour }: Card): void {
  delete state.playing;
  if (armour && state.options.armour) {
    state.armour[team].push(card);
    tell({ type: "armour-kept", rule: "CON-ARMOUR-01", team, card });
  } else {
    state.discards[team].push(card);
    tell({ type: "discarded", rule: "CON-TURN-05", team, card });
  }
}

/** CON-STUN-02, 03: gives up a card, whatever is on it, and makes one move shot. */
function* playStunned(table: ConquestTable): Script {
  const { state } = table;
  const seat = activeSeat(state);
  const asking = { seats: seat, prompt: "give-up", rule: "CON-STUN-02" } as const;
  const { card } = yield* choose(asking, offered(handOf(state, seat)));
  giveUp(state, seat, card);
  table.show({ type: "gave-up", rule: "CON-STUN-02", seat, card });
  yield* shoot(table, move, undefined);
}
