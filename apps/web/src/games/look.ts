import type { Flicked, Guides } from "@ossuaire/discs";
import type {
  Answer,
  Game,
  GameWords,
  Kind,
  Outcome,
  Seat,
  Sight,
  Spot,
  Viewer,
  Words,
} from "@ossuaire/kernel";
import type { Sitter } from "@ossuaire/table";
import type { ReactNode } from "react";
import type { Counter, Motion, Scene } from "../board/scene.ts";
import type { Sound } from "../board/sound/recipes.ts";
import type { Language } from "../words/language.ts";
import type { Blow, Deed } from "./blow.ts";

/** How a game looks on the table. No logic: everything follows from what a seat is allowed to see. */
export interface Look<K extends Kind = Kind> {
  /** What it says, as its box has it. */
  readonly words: GameWords<K>;
  /** Hands are hidden: the device is handed over under cover. */
  readonly hides: boolean;
  /** Whether these two see the same of the match: if not, the device is handed over under cover here too. */
  sharesSight?(one: Viewer, other: Viewer): boolean;
  scene(sight: Sight<K>, language: Language): Scene;
  /** A piece that is to be placed. */
  piece(placing: Placed<K>["pieces"][number], view: K["view"], language: Language): PieceLook;
  /** How far whoever aims may see ahead, as the table has agreed; for games of flicked discs. */
  guides?(view: K["view"]): Guides;
  /** Whether this event tells of a flick: one that is made, as the first thing of a page, on the scene of the page before. */
  isFlick(event: K["event"]): event is K["event"] & Flicked;
  /** The tokens that changed hands in these events, each on its way. */
  travels?(events: readonly K["event"][]): readonly Travel[];
  /** What befell whom in the events of a page; `earlier`: what was told before it since the last flick, and that flick. */
  blows?(events: readonly K["event"][], earlier: readonly K["event"][], view: K["view"]): readonly Blow[];
  /** Who acts in these events, if they say so. */
  deed?(events: readonly K["event"][], view: K["view"]): Deed | undefined;
  /** How long a page that tells of these events stands while others play, in milliseconds, if not as usual. */
  lasts?(events: readonly K["event"][]): number;
  /** What an event is to whoever looks for a place in the match: marked on the slider of a replay. */
  landmark?(event: K["event"]): LandmarkKind | undefined;
  /** What these events sound like, beside discs and blows. */
  sounds?(events: readonly K["event"][]): readonly Sound[];
  /** A line of the log was pressed: the board shows where that happened. */
  showTold?(events: readonly K["event"][]): void;
  /** How somebody's disc looks in the log, and how what somebody does: by the names that the log has for them. */
  token?(face: string): Pick<Counter, "tone" | "figure"> | undefined;
  sign?(sign: string, face: string | undefined): string | undefined;
  /** The card that another side is carrying out, large enough to be followed. */
  Foe?(props: FoeProps<K>): ReactNode;
  /** Options that lie in the hand; all others are buttons. */
  isInHand?(option: Chosen<K>["options"][number], question: Chosen<K>): boolean;
  /** The piece of the board on which an option lies, where it may be chosen as well. */
  lies(option: Chosen<K>["options"][number]): string | undefined;
  /** The piece that may be flicked at once, and by that means this option: its plain attack. */
  pulls?(option: Chosen<K>["options"][number], question: Chosen<K>): string | undefined;
  /** What a piece can do now, as buttons beside its disc, the first one first. */
  deeds?(piece: string, question: Chosen<K>): readonly DeedLook[];
  /** The disc that an answer stands for, beside its words, where it lies on no board. */
  Face?(props: { readonly option: Chosen<K>["options"][number]; readonly question: Chosen<K> }): ReactNode;
  /** Why a seat may not do now what it would like to, as its game has it. */
  readonly whyNot?: Game<K>["whyNot"];
  /** How many could still act when this option ends it for all of them; it is asked for twice then. */
  idle?(option: Chosen<K>["options"][number]): Words | undefined;
  /** What is placed is a projectile, flicked from where it lies: the pieces it may be meant for, the first before all others. */
  foes?(question: Placed<K>, view: K["view"]): readonly string[] | undefined;
  /** Which pieces the player places by hand, one after the other, and what the whole answer is then. */
  placing(question: Placed<K>): PlacingPlan;
  /** Who and what sits around the board. */
  Seats(props: SeatsProps<K>): ReactNode;
  /** Whom one faces, beside the log; where there is no room, on the same leaf as the log. */
  Foes?(props: FoesProps<K>): ReactNode;
  /** How those stand whom one follows, in a number each: for whoever comes back to the match. */
  vitals?(view: K["view"]): readonly Vital[];
  /** What the viewer holds, below the board. */
  Hand?(props: HandProps<K>): ReactNode;
  /** Where in the turn one is. */
  Steps?(props: { readonly view: K["view"] }): ReactNode;
  /** The card or action that is being carried out, if any. */
  Playing?(props: { readonly view: K["view"] }): ReactNode;
  End(props: EndProps<K>): ReactNode;
  /** How the end reads to those who have played here. Fetched when there is an end. */
  tally?(told: Told<K>): Promise<Tally>;
  /** The same page as a picture to be given away. Fetched when it is wanted. */
  poster?(told: Told<K>, language: Language): Promise<PosterParts>;
  /** An event that ends something and is worth a pause; the leaf that is laid over the table then goes by itself. */
  isMoment?(event: K["event"]): boolean;
  Moment?(props: MomentProps<K>): ReactNode;
  /** Where the game is at no board, something else stands in its place. */
  isPlace?(view: K["view"]): boolean;
  Place?(props: PlaceProps<K>): ReactNode;
  /** Pieces stand there too, each in what names itself `data-piece`: what befalls them is seen there. */
  readonly seesBlowsInPlace?: boolean;
  /** The questions that are answered there, or on what lies over the board; all others are answered at the foot, as ever. */
  isAskedThere?(question: K["question"]): boolean;
  /** A piece on the board is taken a closer look at: its card, if it has one, is taken up. */
  study?(piece: string, view: K["view"]): void;
  /** Cards of this game that have been taken up to be read, over the table and once for the whole screen. */
  Leaves?(props: LeavesProps<K>): ReactNode;
  /** What is laid over the board for a while, like a map on which a way is chosen. The foot stays in view. */
  OverBoard?(props: OverBoardProps<K>): ReactNode;
  /** The sign of a seat, large: to whom the device is handed over. */
  Emblem?(props: { readonly view: K["view"]; readonly seat: Seat }): ReactNode;
  /** What one may want to look up in the middle of a match, on one leaf. */
  Help(props: HelpProps<K>): ReactNode;
}

/** A room, an act, or what else a match is divided into; somebody's turn; the end of somebody. */
export type LandmarkKind = "chapter" | "turn" | "death";

/** The questions of a game that offer something, and those that have something placed. */
export type Chosen<K extends Kind> = Extract<K["question"], { readonly kind: "choose" | "pick" }>;
export type Placed<K extends Kind> = Extract<K["question"], { readonly kind: "place" }>;

export type PieceLook = Pick<Counter, "radius" | "name" | "tone" | "figure" | "band">;

/** Something that a piece can do: an option, by its figure and in words. */
export interface DeedLook {
  readonly option: string;
  readonly words: Words;
  readonly figure: string;
}

/** Somebody by face and name, and what is left of their life. */
export interface Vital extends Pick<Counter, "tone" | "figure"> {
  readonly name: Words;
  readonly life: number;
}

/** A token on its way over the table, from stop to stop. */
export interface Travel {
  readonly stops: readonly Stop[];
  /** How it looks: a class of the game's style sheet. */
  readonly token: string;
  /** A disc of the board that travels itself. */
  readonly disc?: Pick<Counter, "tone" | "figure">;
  /** A card that lies on its back until it is at its second stop, where it is turned over: what stands on it then. */
  readonly face?: string;
  /** How long after the token before it, in milliseconds, if not as usual. */
  readonly gap?: number;
}

/** A piece on the board, or what names itself `data-panel` beside it. What is not on the screen is passed over. */
export type Stop = { readonly piece: string } | { readonly panel: string };

export interface PlacingPlan {
  readonly pieces: Placed<Kind>["pieces"];
  complete(spots: readonly Spot[]): readonly Spot[];
}

export interface SeatsProps<K extends Kind = Kind> {
  readonly view: K["view"];
  readonly viewer: Viewer;
  readonly sitters: Readonly<Record<Seat, Sitter>>;
  readonly rows: Rows;
}

export interface FoesProps<K extends Kind = Kind> {
  readonly view: K["view"];
  readonly rows: Rows;
}

/** What the rows beside the board share with its discs: one lights the other, and a piece is chosen by either. */
export interface Rows {
  /** The pieces that may be chosen now. */
  readonly lit: ReadonlySet<string>;
  /** The one that was chosen, of those that have several options. */
  readonly picked: string | undefined;
  /** The one that is in the middle of something. */
  readonly acting: string | undefined;
  /** The one that somebody points at. */
  readonly named: string | undefined;
  onChoose(piece: string): void;
  onName(piece: string | undefined): void;
}

export interface FoeProps<K extends Kind = Kind> {
  readonly view: K["view"];
  readonly viewer: Viewer;
}

export interface HandProps<K extends Kind = Kind> {
  readonly sight: Sight<K>;
  /** The options that are cards of the hand: lit, and chosen by a click. */
  readonly lit: ReadonlySet<string>;
  /** The piece that was chosen on the board, of those that have several options. */
  readonly picked: string | undefined;
  /** The one that is aimed with, before anything was chosen. */
  readonly held?: string | undefined;
  onChoose(option: string): void;
  onAnswer(answer: Answer): void;
}

export interface OverBoardProps<K extends Kind = Kind> {
  readonly sight: Sight<K>;
  /** All that the viewer has heard up to here. */
  readonly told: readonly K["event"][];
  /** The question, while it may be answered here. */
  readonly question: K["question"] | undefined;
  /** Counts the pages that are shown. */
  readonly page: number;
  onChoose(option: string): void;
  onAnswer(answer: Answer): void;
}

export interface LeavesProps<K extends Kind = Kind> {
  readonly view: K["view"];
  /** The question, while it may be answered here. */
  readonly question: K["question"] | undefined;
  onChoose(option: string): void;
}

export interface HelpProps<K extends Kind = Kind> {
  readonly view: K["view"];
}

export interface PlaceProps<K extends Kind = Kind> {
  readonly sight: Sight<K>;
  /** All that the viewer has heard up to here. */
  readonly told: readonly K["event"][];
  /** The question, while it may be answered here. */
  readonly decision: K["question"] | undefined;
  onAnswer(answer: Answer): void;
}

export interface MomentProps<K extends Kind = Kind> {
  readonly view: K["view"];
  /** All that was heard up to the moment, and what has been heard since. */
  readonly heard: readonly K["event"][];
  readonly since: readonly K["event"][];
  /** The question, while it may be answered here. */
  readonly decision: K["question"] | undefined;
  readonly recall: Recall;
  /** How many seconds of a pause pass in one of the clock. */
  readonly speed: number;
  onAnswer(answer: Answer): void;
  onClose(): void;
}

/** A flick of the match, counted from 0, as it was. */
export type Recall = (flick: number) => Promise<Motion | undefined>;

/** A match that is over. */
export interface Told<K extends Kind = Kind> {
  readonly view: K["view"];
  readonly outcome: Outcome;
  readonly heard: readonly K["event"][];
  /** The seats of the people in front of this screen. */
  readonly persons: readonly Seat[];
}

export interface EndProps<K extends Kind = Kind> extends Told<K> {
  /** The match by its name on this device. */
  readonly match: string;
  readonly sitters: Readonly<Record<Seat, Sitter>>;
  readonly recall: Recall;
}

/** What stands on the picture of an end beside its tally: words in the reader's language. */
export interface PosterParts {
  /** The way there, station by station. */
  readonly stations: readonly {
    readonly figure: string;
    readonly name: string;
    readonly facts: readonly string[];
  }[];
  readonly finest: { readonly title: string; readonly words: string; readonly flick: number | undefined };
  readonly table: {
    readonly title: string;
    readonly heads: readonly string[];
    readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[];
  };
  readonly lines: { readonly title: string; readonly words: readonly string[] } | undefined;
}

/** What a match comes to. */
export interface Tally {
  readonly verdict: Words;
  readonly why: Words;
  /** The side of those who have played here; undefined if they were against each other. */
  readonly part: string | undefined;
  /** More is better. */
  readonly figures: readonly Figure[];
}

export interface Figure {
  readonly id: string;
  readonly value: number;
  readonly text: Words;
  readonly words: Words;
}
