import type { Script } from "@ossuaire/kernel";
import { traitsOf } from "../content/box.ts";
import {
  type Character,
  fightOf,
  heroIds,
  isAlive,
  isCharacter,
  isOnBoard,
  lifeOf,
  type Side,
  type State,
  sideOf,
} from "../state.ts";
import type { CatacombsTable } from "../table.ts";
import { win } from "./end.ts";
import { leave } from "./leaving.ts";

/**
 * Steps 4 and 5 of CAT-RULING-17, made again after every later effect that costs life (SOL-VERDICT-01): dead Heroes and
 * Allies leave, a dead Lord ends the game. Returns whether it has.
 */
export function* reckon(table: CatacombsTable): Script<boolean> {
  const { state } = table;
  if (state.ended !== undefined) return true;
  const dead = fallen(state);
  const heroes = dead.filter(({ kind }) => kind === "hero");
  if (heroes.length > 0) yield* mourn(table, heroes);
  for (const piece of dead) {
    if (!isOnBoard(state, piece.id) || lifeOf(state, piece) > 0) continue;
    yield* leave(table, piece);
  }
  if (fightOf(state).kind === "lord" && state.lord.life === 0)
    win(table, heroIds(state).some((hero) => isAlive(state, hero)) ? "lord-dead" : "heroes-dead");
  return isOver(state);
}

function isOver({ ended }: State): boolean {
  return ended !== undefined;
}

function fallen(state: State): readonly Character[] {
  return fightOf(state)
    .pieces.filter(isCharacter)
    .filter((piece) => sideOf(piece) === "heroes" && lifeOf(state, piece) === 0);
}

/** Whatever somebody has that brings back the dead, the dead themselves included. */
function* mourn(table: CatacombsTable, dead: readonly Character[]): Script {
  const { state } = table;
  for (const piece of fightOf(state).pieces.filter(isCharacter)) {
    for (const { whenHeroesDie } of traitsOf(state, piece)) {
      const still = dead.filter((one) => lifeOf(state, one) === 0);
      if (whenHeroesDie && still.length > 0) yield* whenHeroesDie(table, piece, still);
    }
  }
}

/** Step 3, after all hits: what somebody has against those from whom a disc has fallen. */
export function* whenFreed(table: CatacombsTable, freed: readonly string[], hand: Side): Script {
  const { state } = table;
  for (const carrier of freed) {
    for (const piece of fightOf(state).pieces.filter(isCharacter)) {
      for (const trait of traitsOf(state, piece))
        if (trait.whenFreed) yield* trait.whenFreed(table, piece, carrier, hand);
    }
  }
}
