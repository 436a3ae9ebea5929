import type { Viewer } from "@ossuaire/kernel";
import type { Heard, Showing } from "./Showing.ts";

/** The end of the server: says what has changed since it spoke last, or all of it to a page that cannot put that together. */
export class Telling {
  readonly #isLean: boolean;
  #last: Heard | undefined;

  constructor(isLean: boolean) {
    this.#isLean = isLean;
  }

  /** The words for these viewers, who have the page `since` before them. */
  tell(showing: Showing, viewers: readonly Viewer[], since: number | undefined): string {
    const { words, heard } = showing.told({ viewers, since, last: this.#last });
    if (this.#isLean) this.#last = heard;
    return words;
  }

  /** The other end has lost it. */
  forget(): void {
    this.#last = undefined;
  }
}
