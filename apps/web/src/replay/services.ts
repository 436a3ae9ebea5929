import type { Progress, Submission } from "@ossuaire/kernel";
import type { Analysis } from "@ossuaire/study";
import type { News } from "@ossuaire/table";
import type { Otherwise } from "./Projector.ts";
import type { Source, Spool, Sprout, Unreadable } from "./reel.ts";

/** What is done with a match beside the page's own thread: first of all it is opened. */
export interface ReelServices {
  readonly open: { readonly about: Source; readonly told: Wind; readonly answer: Spool | Unreadable };
  readonly page: { readonly about: number; readonly answer: News };
  readonly otherwise: {
    readonly about: { readonly at: number; readonly submission: Submission };
    readonly answer: Otherwise;
  };
  readonly branch: { readonly about: number; readonly answer: Sprout };
  readonly clip: { readonly about: number; readonly answer: string };
  /** Told better and better. */
  readonly analyse: {
    readonly about: undefined;
    readonly told: Analysis | undefined;
    readonly answer: undefined;
  };
}

/** How many answers have been played again. */
export interface Wind extends Pick<Progress, "of"> {
  readonly played: number;
}
