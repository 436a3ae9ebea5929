import type { Flicked } from "@ossuaire/discs";
import type { Answer, Decision, GameEvent, Refusal, Seat, Sight, Spot, Viewer } from "@ossuaire/kernel";
import type { Sitter } from "@ossuaire/table";
import type { Guide, Overlay, Seen } from "../board/scene.ts";
import type { Look } from "../games/look.ts";

/**
 * Who lays the table on the screen, and leads it: a match that is played, a lesson, a replay. The screen is the same for
 * all of them; a host says what is seen of the match, what may be answered now, and at what pace flicks are watched.
 */
export interface Host {
  readonly look: Look;
  readonly sight: Sight;
  readonly viewer: Viewer;
  readonly sitters: Readonly<Record<Seat, Sitter>>;
  /** All that the viewer has heard up to here. */
  readonly heard: readonly GameEvent[];
  /** Counts the pages that are shown: what was begun for one of them does not count for another. */
  readonly page: number;
  /** What the browser's tab says before the name of the game. */
  readonly tab: string;
  /** The question, while it may be answered here. */
  readonly decision?: Decision | undefined;
  /** An answer that somebody proposes: drawn on the board. */
  readonly hint?: Answer | undefined;
  /** Pieces that somebody speaks of, and those that somebody is about to shoot at. */
  readonly points?: { readonly pieces?: readonly string[]; readonly targets?: readonly string[] } | undefined;
  readonly guide: Guide;
  /** What lies on the floor of the board. */
  readonly overlay?: Overlay | undefined;
  /** Every answer is looked at by itself: nothing is flicked before it is asked for. */
  readonly oneByOne?: boolean;
  /** An answer is being judged: what is asked next is not known yet. */
  readonly settling?: boolean;
  /** The flick that leads to the next page, to be watched before that page is shown. */
  readonly flick: Flicked | undefined;
  readonly speed: number;
  /** All that happened in the last turn of the others, to be summed up. */
  readonly sum?: readonly GameEvent[] | undefined;
  /** That turn is being shown again. */
  readonly again?: boolean;
  flickEnded(): void;
  /** The board is looked at from another side. */
  seen?(seen: Seen): void;
  /** A piece that is being placed lies there now. */
  spot?(spot: Spot | undefined): void;
  answer?(given: Answer): void;
  /** What can be seen to be wrong before the match is asked; undefined: it is no longer. */
  object?(refusal: Refusal | undefined): void;
}
