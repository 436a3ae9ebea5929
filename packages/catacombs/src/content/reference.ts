import { type Words, w } from "@ossuaire/kernel";
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

/** VER-WANDER-10: as everybody may read it, at any time. */
export const referenceWords = {
  title: w("La Vermine errante", "Wandering Vermin"),
  symbols: (most: number): Words => w(`${most} par salle au plus`, `${most} a room at most`),
  each: (count: number): Words => w(`${count} pour un symbole`, `${count} for a symbol`),
  how: w(
    "Quand une salle est mise en place, le Maître peut remplacer chaque symbole de monstre errant par de la Vermine.",
    "While a room is set up, the Overseer may replace each wandering-monster symbol by Vermin.",
  ),
} as const;
