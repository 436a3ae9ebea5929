import type { Script } from "@ossuaire/kernel";
import { seatsOfTeam } from "../options.ts";
import { activeCharacter, activeSeat, activeTeam, handOf } from "../state.ts";
import type { ConquestTable } from "../table.ts";
import { charactersOf } from "../teams.ts";
import { agreeOnObstacles } from "./agree.ts";
import { drawCards } from "./cards.ts";
import { checkEnd, tokens } from "./end.ts";
import { moveObstacles } from "./obstacle.ts";
import { playCard } from "./play.ts";

/**
 * CON-TURN-01: draw, play a card, move an obstacle, turn the marker over; and again. Draw and marker ask nobody, so they
 * follow at once.
 */
export function* step(table: ConquestTable): Script {
  const { state } = table;
  if (state.step === "play") {
    yield* playCard(table);
    if (state.ended === undefined) state.step = "obstacle";
    return;
  }
  if (state.step === "agree") {
    yield* agreeOnObstacles(table);
    state.step = "draw";
  }
  if (state.step === "obstacle") {
    yield* moveObstacles(table);
    // CON-LATE-01, CON-RULING-57: after the obstacle shot, before the marker.
    if (state.options.lateDraw) drawCards(table, 1, "CON-LATE-01");
    state.step = "marker";
  }
  if (state.step === "marker") {
    turnMarker(table);
    state.step = "draw";
  }
  startTurn(table);
  if (state.ended === undefined) state.step = "play";
}

/** CON-TURN-02. */
function startTurn(table: ConquestTable): void {
  const { state } = table;
  const team = activeTeam(state);
  if (state.turn === 0) table.reveal({ type: "begins", rule: "CON-ORDER-01", first: state.first });
  table.tell({
    type: "turn",
    rule: state.first === "sword" ? "CON-ORDER-02" : "CON-ORDER-03",
    seat: activeSeat(state),
    character: activeCharacter(state),
    stunned: state.stunned[team],
  });
  if (isExhausted(table) && tire(table)) return;
  if (!state.options.lateDraw) drawCards(table, 1, "CON-TURN-02");
}

/** CON-TIRED-01, CON-RULING-58: an empty pile, and still cards in hand. */
function isExhausted({ state }: ConquestTable): boolean {
  const team = activeTeam(state);
  return (
    state.options.exhaustion &&
    state.piles[team].length === 0 &&
    seatsOfTeam(state.options, team).some((seat) => handOf(state, seat).length > 0)
  );
}

function tire(table: ConquestTable): boolean {
  const { state } = table;
  const team = activeTeam(state);
  state.pools[team]--;
  state.bank++;
  table.tell({ type: "exhausted", rule: "CON-TIRED-01", team, ...tokens(state) });
  return checkEnd(table);
}

/** CON-TURN-07: to the other character, and the turn passes on; what held for this turn is over. */
function turnMarker({ state, tell }: ConquestTable): void {
  const team = activeTeam(state);
  state.markers[team] = state.markers[team] === 0 ? 1 : 0;
  state.stunned[team] = false;
  state.barricade = false;
  state.turn++;
  tell({ type: "marker", rule: "CON-TURN-07", team, character: charactersOf[team][state.markers[team]] });
}
