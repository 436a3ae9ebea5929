import type { Outcome } from "@ossuaire/kernel";
import type { Tokens } from "../events.ts";
import { seatsOfTeam } from "../options.ts";
import { type Ending, handOf, type State } from "../state.ts";
import type { ConquestTable } from "../table.ts";
import { type Team, teams } from "../teams.ts";

/** Where all tokens are, for an event. */
export function tokens({ pools, bank }: State): Tokens {
  return { pools: { ...pools }, bank };
}

/** CON-END-01, 02, CON-RULING-51: asked after every single effect. From then on nothing more is carried out (CON-END-06). */
export function checkEnd(table: ConquestTable): boolean {
  const { pools, bank } = table.state;
  if (teams.some((team) => pools[team] === 0)) end(table, "pool-empty");
  else if (bank === 0) end(table, "bank-empty");
  return table.state.ended !== undefined;
}

export function end({ state, tell }: ConquestTable, why: Ending): void {
  state.ended = why;
  const cards = { sword: cardsInHand(state, "sword"), skull: cardsInHand(state, "skull") };
  tell({ type: "ended", rule: endings[why], why, cards, ...tokens(state) });
}

const endings = {
  "pool-empty": "CON-END-01",
  "bank-empty": "CON-END-02",
  "no-card": "CON-END-03",
} as const;

/** CON-RULING-55: the sum of the hands of a team. */
function cardsInHand(state: State, team: Team): number {
  return seatsOfTeam(state.options, team).reduce((sum, seat) => sum + handOf(state, seat).length, 0);
}

/** CON-END-04, 05: more tokens, then more cards in hand, then a draw (CON-RULING-56). */
export function outcome(state: State): Outcome | undefined {
  if (state.ended === undefined) return undefined;
  const byHealth = richer(state.pools.sword, state.pools.skull);
  if (byHealth !== undefined) return { winners: seatsOfTeam(state.options, byHealth), rule: "CON-END-04" };
  const byCards = richer(cardsInHand(state, "sword"), cardsInHand(state, "skull"));
  if (byCards !== undefined) return { winners: seatsOfTeam(state.options, byCards), rule: "CON-END-05" };
  return { winners: [], rule: "CON-RULING-56" };
}

function richer(sword: number, skull: number): Team | undefined {
  if (sword === skull) return undefined;
  return sword > skull ? "sword" : "skull";
}
