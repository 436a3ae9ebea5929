import { audience, type GameEvent, heardBy, linesOf, type Told, type Words } from "@ossuaire/kernel";
import type { LandmarkKind, Look } from "../games/look.ts";

/** A place in a match that somebody may look for. */
export interface Landmark {
  /** The page on which it is told. */
  readonly at: number;
  /** The weightiest of all that happens there. */
  readonly kind: LandmarkKind;
  readonly words: readonly Words[];
}

/** Where rooms, turns and deaths are told, in their order; a page that tells of several is one place. */
export function landmarksOf(
  told: readonly (readonly Told<GameEvent>[])[],
  look: Pick<Look, "landmark" | "words">,
): readonly Landmark[] {
  const heard = told.map((page) => heardBy(audience, page));
  const lines = linesOf(look.words, heard.flat());
  return heard.flatMap((page, at): readonly Landmark[] => {
    const found = page.flatMap((event) => {
      const kind = look.landmark?.(event);
      const words = lines.get(event);
      return kind === undefined || words === undefined ? [] : [{ kind, words }];
    });
    const kind = weights.find((weighty) => found.some((one) => one.kind === weighty));
    return kind === undefined ? [] : [{ at, kind, words: found.map(({ words }) => words) }];
  });
}

const weights: readonly LandmarkKind[] = ["chapter", "death", "turn"];

/** The nearest one after a page, and the nearest one before it. */
export function beside(
  landmarks: readonly Landmark[],
  at: number,
): { readonly next: Landmark | undefined; readonly previous: Landmark | undefined } {
  return {
    next: landmarks.find((one) => one.at > at),
    previous: landmarks.findLast((one) => one.at < at),
  };
}
