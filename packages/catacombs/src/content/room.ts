import type { Words } from "@ossuaire/kernel";
import type { Exit } from "../state.ts";
import type { CombatRoom, SpecialRoom } from "./card.ts";

/** A card without a level and without monsters. */
export function special(kind: SpecialRoom["kind"], id: string, name: Words): SpecialRoom {
  return { kind, id, name, exits: exitsIn("NESW"), source: "public" };
}

/** A card with its level, board, monsters, symbols and exits. */
export function combat(
  level: CombatRoom["level"],
  id: string,
  name: Words,
  board: string,
  monsters: Readonly<Record<string, number>>,
  wandering: number,
  exits: string,
): CombatRoom {
  const muster = Object.entries(monsters).map(([monster, count]) => ({ monster, count }));
  return {
    kind: "combat",
    id,
    name,
    level,
    board,
    monsters: muster,
    wandering,
    exits: exitsIn(exits),
    source: "public",
  };
}

function exitsIn(letters: string): readonly Exit[] {
  return (["N", "E", "S", "W"] as const).filter((exit) => letters.includes(exit));
}
