import { type Conquest, teamOfSeat } from "@ossuaire/conquest";
import type { Seat } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import { figureOfTeam } from "./figures.ts";
import { Outline } from "./Outline.tsx";

/** The disc of the seat's team, as on the panels beside the arena. */
export function Emblem({ view, seat }: { readonly view: Conquest["view"]; readonly seat: Seat }): ReactNode {
  const team = teamOfSeat(view.options, seat);
  return (
    <span className={`team-${team}`}>
      <Outline name={figureOfTeam[team]} className="team-emblem" />
    </span>
  );
}
