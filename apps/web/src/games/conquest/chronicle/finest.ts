import { type Chronicle, type Deeds, type Team, teamOfSeat, teams, type View } from "@ossuaire/conquest";
import type { Seat } from "@ossuaire/kernel";

/** The flick that is shown: of the team that has played here; where that is both or none, of whoever won. */
export function finestOf(
  deeds: Chronicle["teams"],
  { options }: Pick<View, "options">,
  persons: readonly Seat[],
  winner: Team | undefined,
): Deeds["best"] {
  const [mine, another] = new Set(persons.map((seat) => teamOfSeat(options, seat)));
  const team = another === undefined ? (mine ?? winner) : winner;
  return team === undefined ? (deeds[teams[0]].best ?? deeds[teams[1]].best) : deeds[team].best;
}
