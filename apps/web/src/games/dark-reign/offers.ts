import type { DarkReign, View } from "@ossuaire/dark-reign";
import type { Square } from "../../board/grid/scene.ts";

type Question = DarkReign["question"];
type Acting = Extract<Question, { readonly prompt: "act" | "wait-act" }>;

/** Something that can be answered, with where it lies on the board. */
export interface Offer {
  readonly id: string;
  readonly deed: string | undefined;
  readonly cost: number;
  readonly at: Square | undefined;
  readonly target: string | undefined;
  /** It is done to one of the other side. */
  readonly isHostile: boolean;
}

export function isActing(question: Question | undefined): question is Acting {
  return question?.prompt === "act" || question?.prompt === "wait-act";
}

/** All that the question offers, each with the square that it concerns. */
export function offersOf(view: View, question: Question | undefined): readonly Offer[] {
  if (question === undefined || !("options" in question)) return [];
  const about = question.about !== undefined && "who" in question.about ? question.about.who : undefined;
  const side = view.characters.find(({ id }) => id === about)?.side;
  return question.options.map((option) => {
    const target = "target" in option ? option.target : undefined;
    const square = "square" in option ? option.square : undefined;
    const found = view.characters.find(({ id }) => id === target);
    return {
      id: option.id,
      deed: "deed" in option ? option.deed : undefined,
      cost: "cost" in option ? option.cost : 0,
      at: square ?? (found && { x: found.x, y: found.y }),
      target,
      isHostile: found !== undefined && found.side !== side,
    };
  });
}

/** Moves are made on the board, not by buttons. */
const moves: ReadonlySet<string | undefined> = new Set(["walk", "run"]);

export const isMove = ({ deed }: Offer): boolean => moves.has(deed);

/** What is done to the ground itself: whoever presses an empty square, or an open door, wants to go there. */
const ofGround: ReadonlySet<string | undefined> = new Set([
  "search",
  "jump",
  "lay-trap",
  "throw",
  "pass",
  "close",
]);

/** What is meant by pressing this square, before a deed has been chosen. */
export function meantBy(offers: readonly Offer[], square: Square): readonly Offer[] {
  return offers.filter(
    (offer) =>
      offer.at?.x === square.x && offer.at.y === square.y && !isMove(offer) && !ofGround.has(offer.deed),
  );
}

/** Deeds in the order in which they are offered, each with all its ways. */
export function deedsIn(offers: readonly Offer[]): ReadonlyMap<string, readonly Offer[]> {
  const deeds = new Map<string, Offer[]>();
  for (const offer of offers) {
    if (offer.deed === undefined || isMove(offer)) continue;
    deeds.set(offer.deed, [...(deeds.get(offer.deed) ?? []), offer]);
  }
  return deeds;
}
