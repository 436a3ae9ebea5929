import type { Chronicle, Side, View } from "@ossuaire/catacombs";
import type { Seat } from "@ossuaire/kernel";

/** Whose campaign it is that is told: that of those who have played here, or of whoever won. */
export function sideOf(
  { roles }: Pick<View, "roles">,
  persons: readonly Seat[],
  ending: Chronicle["ending"],
): Side {
  if (persons.length === 0) return ending?.winner ?? "heroes";
  return persons.length === 1 && persons[0] === roles.overseer ? "overseer" : "heroes";
}
