import { audience, type Seat, type Viewer } from "@ossuaire/kernel";
import type { Face, FromServer } from "@ossuaire/table";
import type { Company } from "../hall/Company.ts";

/** Who sits at a table and how far it is, as it is told on a line of these seats. */
export function tableTold(
  { face, company }: { readonly face: Face; readonly company: Company },
  you: readonly Seat[],
  isHost: boolean,
  now: number,
): FromServer {
  return {
    type: "table",
    face,
    you,
    host: isHost,
    here: company.here(now),
    watching: company.watching(now),
    now,
  };
}

/** Who has one seat before them needs no other view; several share a screen, and what all of them may see. */
export function viewersOf(seats: readonly Seat[]): readonly Viewer[] {
  return seats.length === 1 ? seats : [...seats, audience];
}
