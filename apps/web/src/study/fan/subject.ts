import type { Decision, Spot } from "@ossuaire/kernel";
import type { Fan, Feat, Goal, Layout, Way } from "@ossuaire/study";

/** The disc whose fan is wanted, and all that tells what its flicks come to. */
export type Subject =
  | {
      readonly kind: "practice";
      readonly layout: Layout;
      readonly disc: string;
      readonly goal: Goal | undefined;
    }
  | {
      readonly kind: "match";
      readonly game: string;
      readonly needs: readonly string[];
      readonly view: unknown;
      readonly question: Decision;
      readonly disc: string;
      /** Where the disc would lie that is still to be put down. */
      readonly spot?: (Spot & { readonly radius: number }) | undefined;
      /** Nothing but this is asked for. */
      readonly feat?: Feat;
    };

/** A fan as it is shown: coarse at first, then finer, at last with its best places. */
export interface FanShown extends Pick<Fan, "disc" | "directions" | "strengths" | "gists"> {
  readonly best: readonly BestPlace[] | undefined;
}

/** One of the best places of a fan: what it does, how, and how often a trained hand does it. */
export interface BestPlace {
  readonly cell: number;
  readonly vx: number;
  readonly vy: number;
  /** From 0 to 1. */
  readonly share: number;
  readonly hurt: readonly string[];
  readonly killed: readonly string[];
  readonly way: Way;
}

/** What is done beside the page's own thread. */
export interface FanServices {
  /** Built finer and finer, until another one is asked for; barred where the disc cannot be flicked at all: held over another one. */
  readonly build: {
    readonly about: Subject;
    readonly told: FanShown;
    readonly answer: "built" | "barred";
  };
}
