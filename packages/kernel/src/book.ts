import type { Submission } from "./answer.ts";
import type { Game, Kind } from "./game.ts";
import type { Terms } from "./match.ts";
import type { RuleId, Words } from "./words.ts";

/** The rules of a game as its players read them, in some ten short chapters. The catalogue still decides what is right. */
export interface Book<K extends Kind = Kind> {
  /** What its pictures and examples are played with; a book without them fetches no rules. */
  readonly game?: Game<K>;
  /** What has to be fetched for them beside the game, by name. */
  readonly needs?: readonly string[];
  readonly chapters: readonly Chapter<K>[];
}

/** A book with pictures or examples. */
export interface PlayedBook<K extends Kind = Kind> extends Book<K> {
  readonly game: Game<K>;
}

export interface Chapter<K extends Kind = Kind> {
  /** Its address in the book, the same in both languages: `wounds`. */
  readonly id: string;
  readonly title: Words;
  /** What it comes to, in a sentence or two. */
  readonly lead: Words;
  readonly pictures?: readonly Picture<K>[];
  readonly points: readonly Point[];
  /** The sections of the catalogue that say it exactly, by their addresses there: `CAT-HIT`, `CAT-RULING-17`. */
  readonly sections: readonly string[];
  /** It gives a game away, and is meant for its master alone: a search does not come upon its rules. */
  readonly isSecret?: true;
  /** The rulebook's worked examples on it. */
  readonly examples?: readonly Example<K>[];
}

/** One thing a player needs to know. */
export interface Point {
  /** What it is about, in a word or two. */
  readonly name: Words;
  readonly text: Words;
  /** The rules that it sums up, the first one before all others. */
  readonly rules: readonly [RuleId, ...RuleId[]];
  /** It is what a player would not expect after what stands before it. */
  readonly exception?: true;
}

/** A match from a position of its own, and what is answered in it: from there it can be looked at, played and tried. */
export interface Played<K extends Kind = Kind> {
  terms(): Terms<K>;
  readonly told: readonly Submission[];
}

/** What the last of the answers did, looked at where it happened. */
export interface Picture<K extends Kind = Kind> extends Played<K> {
  readonly title: Words;
  readonly text: Words;
  /** What is to be seen, for those who do not see it. */
  readonly alt: Words;
  /** Pieces that lose nothing, though one might think so. */
  readonly spared?: readonly string[];
  /** The part of the board that is shown, in mm. */
  readonly frame: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** An example of the rulebook, by its id in the catalogue, to be tried on a board. */
export interface Example<K extends Kind = Kind> extends Played<K> {
  readonly rule: RuleId;
  /** How many of the answers only lead to where it begins. */
  readonly begins?: number;
}
