import type { Answer, Refusal, Seat, Sight, Viewer, Words } from "@ossuaire/kernel";
import type { Invitation } from "./seating.ts";

/**
 * A match as a screen knows it. One kind of table runs in this browser, another may stand on a server: a screen cannot
 * tell them apart.
 */
export interface OpenTable {
  readonly sitting: Sitting;
  /** It does not stand on this device: others have to be asked, and the match is not on this shelf. */
  readonly elsewhere?: boolean;
  /** Tells at once where the match stands, and then every page as it is written. Returns how to stop listening. */
  follow(listener: (news: News) => void): () => void;
  /** Answers the question that is open on the page of this serial, or says why not. */
  submit(seat: Seat, answer: Answer, page: number): Promise<Refusal | undefined>;
  /** Takes back the last answer of this seat; `agreed` says that everybody at the screen wants it. */
  undo(seat: Seat, agreed: boolean): Promise<Refusal | undefined>;
  share(): Promise<Shared>;
  /** Whether what is played is stored; if not, why. */
  readonly keeping: () => Keeping;
  readonly onKeeping: (listener: () => void) => () => void;
}

export type Keeping = "kept" | Unkept;

/** Why a match is not stored: no room is left, or the device does not allow it at all. */
export type Unkept = "full" | "refused";

/**
 * What stays the same for a whole match, and is for everybody. Not the options: some hide things, so a viewer gets them
 * by the view of the game alone.
 */
export interface Sitting extends Pick<Invitation, "game" | "undo" | "sitters"> {
  readonly id: string;
  /** What whoever looks on has to fetch beside the game, by name. */
  readonly needs?: readonly string[];
}

/** A page of the match, as all those see it who look at this screen. */
export interface News {
  readonly page: number;
  /** How many answers have been given. */
  readonly number: number;
  readonly sights: Readonly<Record<Viewer, Sight>>;
  /** Whether the last answer of a seat can be taken back. */
  readonly undo: Readonly<Record<Seat, "free" | "consent" | "no">>;
}

/** A match to give away, in the forms in which it can be had. Whoever has it knows every secret of it. */
export interface Shared {
  readonly file: string | undefined;
  readonly link: string | undefined;
  /** It began from a position instead of the set-up, and so has no link. */
  readonly fromPosition?: true;
}

export type Opened<T> =
  | { readonly ok: true; readonly table: T }
  | { readonly ok: false; readonly fault: Trouble };

/** Why a match cannot be opened. */
export type Trouble =
  /** Another tab plays it. */
  | { readonly kind: "elsewhere" }
  | {
      readonly kind: "fault";
      readonly words: Words;
      /** Worth another try later. */
      readonly passing?: boolean;
      /** It can be watched, if not played: it follows other rules than this table. */
      readonly watchable?: boolean;
    };
