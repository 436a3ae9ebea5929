import { type DarkReign, type ThrowSeen, throwSeen } from "@ossuaire/dark-reign";

/** The last throw that these events tell of: one with a power die before plain dice, which only follow from it. */
export function thrownIn(events: readonly DarkReign["event"][]): ThrowSeen | undefined {
  const last =
    events.findLast(
      (event) => event.type === "attacked" || event.type === "tested" || event.type === "bashes",
    ) ?? events.findLast((event) => event.type === "threw");
  return last && throwSeen(last);
}
