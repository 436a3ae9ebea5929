import type { Viewer } from "@ossuaire/kernel";
import type { Event } from "../events.ts";
import type { View } from "../view.ts";

/** REG-QUEST-02: the players have just been told what it is about, and whoever looks has done nothing since. */
export function isBeginning({ round }: View, told: readonly Event[], viewer: Viewer): boolean {
  if (round !== 1 || !told.some(({ type }) => type === "introduced")) return false;
  return told.every((event) => event.type !== "does" || event.who !== viewer);
}
