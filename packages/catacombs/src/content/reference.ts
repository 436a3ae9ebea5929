import { allMonsters } from "./box.ts";
import type { MonsterCard } from "./card.ts";

/** VER-WANDER-03 to 08, VER-RULING-52: the Reference card: how many symbols each kind may take, and how many come for one. */
export function referenceCard(
  of: Parameters<typeof allMonsters>[0],
): readonly { readonly card: MonsterCard; readonly symbols: number; readonly each: number }[] {
  return allMonsters(of).flatMap((card) =>
    card.wanders === undefined ? [] : [{ card, symbols: card.wanders, each: card.herd ?? 1 }],
  );
}
