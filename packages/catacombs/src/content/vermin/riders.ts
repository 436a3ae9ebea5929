import type { RuleId, Script } from "@ossuaire/kernel";
import { length, width } from "../../arena.ts";
import { placeBeside, roomBeside, spotIn } from "../../rules/spot.ts";
import { type Character, fightOf, isCharacter, pieceOf, type State } from "../../state.ts";
import type { CatacombsTable } from "../../table.ts";

/** VER-RULING-77: the monsters that lie on a piece. */
export function ridersOn(state: State, carrier: string): readonly Character[] {
  return fightOf(state)
    .pieces.filter(isCharacter)
    .filter(({ on }) => on === carrier);
}

export function* putDownRiders(table: CatacombsTable, carrier: string, rule: RuleId): Script {
  for (const rider of ridersOn(table.state, carrier)) yield* putDown(table, rider, rule);
}

const board = { x: 0, y: 0, length, width };

/**
 * VER-SWARM-08, 09, VER-FEAR-09, VER-RULING-37, 85, 86: the Overseer says where within 2.5 cm of the carrier; where there
 * is no room, it is the nearest legal spot.
 */
export function* putDown(table: CatacombsTable, rider: Character, rule: RuleId): Script {
  const { state, tell } = table;
  const { id, card, radius, on: carrier } = rider;
  if (carrier === undefined) return;
  const asking = { seats: state.roles.overseer, prompt: "put-down", rule } as const;
  const newcomer = { id, card, radius };
  const hasRoom = roomBeside(state, newcomer, carrier) !== undefined;
  const spot = hasRoom
    ? yield* placeBeside(table, asking, newcomer, carrier)
    : spotIn(state, newcomer, board, pieceOf(state, carrier));
  delete rider.on;
  rider.x = spot.x;
  rider.y = spot.y;
  const onCard = pieceOf(state, carrier).card;
  tell({ type: "put-down", rule, piece: id, card, on: carrier, onCard, x: spot.x, y: spot.y });
}
