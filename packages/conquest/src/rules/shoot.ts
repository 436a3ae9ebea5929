import { limits } from "@ossuaire/discs";
import type { Script } from "@ossuaire/kernel";
import type { Ability } from "../abilities.ts";
import { boardOf } from "../arena.ts";
import type { Shot } from "../shots.ts";
import { activeCharacter, activeSeat, activeTeam, type State } from "../state.ts";
import { flick as askFlick, type ConquestTable, choose } from "../table.ts";
import { type Character, charactersOf, enemyOf } from "../teams.ts";
import { bringBack, letSlide } from "./flick.ts";
import { judge } from "./judge.ts";
import { placeProjectile } from "./place.ts";
import { settle } from "./settle.ts";

/** CON-SHOT-02: one shot of a sequence, from the naming of a target to the tokens it costs. */
export function* shoot(table: ConquestTable, shot: Shot, ability: Ability | undefined): Script {
  const { state } = table;
  const target = shot.targeted && (yield* nameTarget(table));
  const piece = shot.projectile ?? activeCharacter(state);
  if (shot.projectile) yield* placeProjectile(table, shot);
  let hits = yield* flickOnce(table, shot, piece, target);
  if (target !== undefined && hits.length === 0 && (yield* triesAgain(table, target))) {
    hits = yield* flickOnce(table, shot, piece, target);
  }
  yield* settle(table, shot, ability, hits);
  // CON-RANGED-03.
  if (shot.projectile) removePiece(state, shot.projectile);
}

/** CON-TARGET-02, CON-RULING-29: one enemy character, before the projectile is placed. */
function* nameTarget({ state, tell }: ConquestTable): Script<Character> {
  const seat = activeSeat(state);
  const enemies = charactersOf[enemyOf(activeTeam(state))].map((piece) => ({ id: piece, piece }));
  const asking = { seats: seat, prompt: "target", rule: "CON-TARGET-02" } as const;
  const { piece: target } = yield* choose(asking, enemies);
  if (state.playing) state.playing.target = target;
  tell({ type: "target", rule: "CON-TARGET-02", seat, target });
  return target;
}

function* flickOnce(
  table: ConquestTable,
  shot: Shot,
  piece: string,
  target: Character | undefined,
): Script<readonly Character[]> {
  const { state } = table;
  const seat = activeSeat(state);
  const asking = {
    seats: seat,
    prompt: shot.kind,
    rule: shot.rule,
    ...limits(boardOf(state.options)),
  } as const;
  const { vx, vy } = yield* askFlick(asking, [piece]);
  table.tell({ type: "flicked", rule: shot.rule, seat, shot: shot.kind, piece, vx, vy });
  const slid = letSlide(table, { disc: piece, vx, vy });
  const hits = judge(table, shot, piece, target, slid.entries);
  // CON-RULING-62: a projectile comes back only for the second flick of a targeted shot.
  const isDue = target !== undefined && hits.length === 0 && !state.playing?.again;
  bringBack(table, slid, shot.projectile && !isDue ? piece : undefined);
  return hits;
}

/** CON-TARGET-03, CON-RULING-27: one more flick from where the projectile lies, if the player wants it. */
function* triesAgain({ state, tell }: ConquestTable, target: Character): Script<boolean> {
  const seat = activeSeat(state);
  tell({ type: "missed", rule: "CON-RULING-28", target });
  const reply = yield* choose({ seats: seat, prompt: "again", rule: "CON-TARGET-03" }, ["again", "leave"]);
  if (reply === "leave") return false;
  if (state.playing) state.playing.again = true;
  tell({ type: "tries-again", rule: "CON-TARGET-03", seat, target });
  return true;
}

function removePiece(state: State, piece: string): void {
  state.discs = state.discs.filter(({ id }) => id !== piece);
}
