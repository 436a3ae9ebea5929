import type { Invitation } from "@ossuaire/table";
import { invite } from "./keep.ts";

/** Under the name of a game: the match in which its aim is to be said, or that it has been. */
const keyOf = (game: string) => `ossuaire.first.${game}`;
const told = "told";

/** Somebody's first match of a game, as far as this device knows: its aim is said at the table. */
export async function inviteFirst(invitation: Invitation): Promise<string> {
  const id = await invite(invitation);
  try {
    const key = keyOf(invitation.game);
    if (localStorage.getItem(key) !== told) localStorage.setItem(key, id);
  } catch {
    // A browser that stores nothing does not know who is new.
  }
  return id;
}

export function isFirst(game: string, id: string): boolean {
  try {
    return localStorage.getItem(keyOf(game)) === id;
  } catch {
    return false;
  }
}

/** It is not said again. */
export function tellFirst(game: string): void {
  try {
    localStorage.setItem(keyOf(game), told);
  } catch {
    // As above.
  }
}
