import type { Answer, Played, Seat, Submission } from "@ossuaire/kernel";
import { type Situation, termsOf } from "../position.ts";
import type { Catacombs } from "../table.ts";

/** A fight from this situation on, and what is answered in it: flicks that were seen to do what is told of them. */
export function played(situation: Situation, ...told: readonly Submission[]): Played<Catacombs> {
  return { terms: () => termsOf(situation, "book", "consent"), told };
}

/** The Overseer sits first, and one player leads all Heroes. */
export const overseer = sitting("seat-1");
export const heroes = sitting("seat-2");

function sitting(seat: Seat) {
  const answered = (answer: Answer): Submission => ({ seat, answer });
  return {
    choose: (option: string) => answered({ kind: "choose", option }),
    pick: (...options: readonly string[]) => answered({ kind: "pick", options }),
    flick: (piece: string, vx: number, vy: number) => answered({ kind: "flick", piece, vx, vy }),
    place: (...spots: readonly (readonly [piece: string, x: number, y: number])[]) =>
      answered({ kind: "place", spots: spots.map(([piece, x, y]) => ({ piece, x, y })) }),
  };
}
