import type { Answer, Played } from "@ossuaire/kernel";
import { type Situation, termsOf } from "../position.ts";
import type { Conquest } from "../table.ts";

/** Sword plays this card of its hand, and does the rest: shots that were seen to do what the picture shows. */
export function played(card: string, at: Situation["at"], ...answers: readonly Answer[]): Played<Conquest> {
  const hands = { sword: [card, "lion-knight", "scout", "unicorn"] };
  return {
    terms: () => termsOf({ at: at ?? {}, hands }, "book", "consent"),
    told: [{ kind: "choose", option: card } as const, ...answers].map((answer) => ({
      seat: "sword",
      answer,
    })),
  };
}

export function flick(piece: string, vx: number, vy: number): Answer {
  return { kind: "flick", piece, vx, vy };
}

export function place(piece: string, x: number, y: number): Answer {
  return { kind: "place", spots: [{ piece, x, y }] };
}
