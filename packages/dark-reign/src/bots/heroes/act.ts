import type { DeedOption } from "../../asked/deed.ts";
import type { SeenCharacter } from "../../view.ts";

/** Something that somebody could do from a square, and what that is good for. */
export interface Act {
  /** The facts of the option that it would be. */
  readonly wish: Wish;
  readonly cost: number;
  /** What it takes from adversaries on average; what that is worth depends on what else they suffer. */
  readonly takes?: readonly Taken[];
  /** What else it is worth, in PV. */
  readonly worth?: number;
  /** It works once a turn. */
  readonly isSingle?: true;
  /** It is worth something so many times, one after the other. */
  readonly times?: number;
}

export interface Taken {
  readonly foe: SeenCharacter;
  readonly loss: number;
}

type Wish = Pick<DeedOption, "deed" | "target" | "with" | "how" | "spell" | "thing" | "square">;

/** The option that is meant, if there is such a one now. */
export function optionFor(options: readonly DeedOption[], { wish }: Act): DeedOption | undefined {
  return options.find(
    (one) =>
      one.deed === wish.deed &&
      one.target === wish.target &&
      one.with === wish.with &&
      one.how === wish.how &&
      one.spell === wish.spell &&
      one.thing === wish.thing &&
      one.square?.x === wish.square?.x &&
      one.square?.y === wish.square?.y,
  );
}
