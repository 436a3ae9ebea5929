import { limits } from "@ossuaire/discs";
import type { Script } from "@ossuaire/kernel";
import { boardOf, crystals } from "../arena.ts";
import { move } from "../shots.ts";
import { activeSeat } from "../state.ts";
import { flick as askFlick, type ConquestTable, choose } from "../table.ts";
import { perform } from "./flick.ts";
import { judge } from "./judge.ts";

/** CON-TURN-06, CON-PUSH-03, 04: one obstacle of one's choice; with Barricade perhaps a second one (CON-RULING-69). */
export function* moveObstacles(table: ConquestTable): Script {
  const { state } = table;
  const moved = yield* moveOne(table, crystals);
  if (!state.barricade) return;
  const asking = { seats: activeSeat(state), prompt: "second-obstacle", rule: "CON-KEYWORD-08" } as const;
  if ((yield* choose(asking, ["yes", "no"])) === "no") return;
  yield* moveOne(
    table,
    crystals.filter((crystal) => crystal !== moved),
  );
}

/** CON-PUSH-05, 06: it may push anything and wounds nobody. Returns the obstacle that was flicked. */
function* moveOne(table: ConquestTable, among: readonly string[]): Script<string> {
  const { state } = table;
  const seat = activeSeat(state);
  const rule = "CON-PUSH-03";
  const asking = { seats: seat, prompt: "obstacle", rule, ...limits(boardOf(state.options)) } as const;
  const { piece, vx, vy } = yield* askFlick(asking, among);
  table.tell({ type: "flicked", rule, seat, shot: "obstacle", piece, vx, vy });
  const entries = perform(table, { disc: piece, vx, vy });
  // CON-DAMAGE-07: it is a move shot, and whoever it touched is told why nothing happens.
  judge(table, move, piece, undefined, entries);
  return piece;
}
