import type { RuleId, Seat } from "@ossuaire/kernel";
import type { Square } from "./grid/square.ts";
import type { Laying } from "./grid/zone.ts";
import type { Characteristic, PlayLevel, Quality, Side } from "./kinds.ts";
import type { DarkReignOptions } from "./options.ts";

/** All there is of a game: plain, small, nothing that can be derived (levels, ground and sight are). */
export interface State {
  readonly options: DarkReignOptions;
  phase: Phase;
  /** REG-RULING-01: a PJ turn and the MJ turn after it; 0 before the first. */
  round: number;
  turn: Turn;
  /** REG-VERDICT-14: extra turns that are not played yet. */
  extra: Side[];
  zones: PlacedZone[];
  /** All that ever came to the board; who is `gone` is not on it any more. */
  characters: Character[];
  elements: Element[];
  /** Every object there is, each in exactly one place. */
  things: Thing[];
  /** What lies behind each unopened exit, top first. */
  piles: Record<string, string[]>;
  unforeseen: Unforeseen;
  /** REG-GOLD-01: the common purse. */
  purse: number;
  tally: Tally;
  /** REG-TURN-02. */
  leader?: string;
  /** REG-RULING-01: what is used up until the next round begins, and how often. */
  spent: Record<string, number>;
  effects: Effect[];
  /** REG-TOWN-20, REG-VERDICT-81: the books that somebody has asked for, and whether they are in stock. */
  stock: Record<string, boolean>;
  /** REG-SPELL-19: where MJ characters were killed. */
  deaths: (Square & { readonly card: string })[];
  /** Counts the names that were given: `rat-3`, `thing-17`. */
  names: Record<string, number>;
  /** REG-VERDICT-07: how all was when the activation of a wearer of the ring began. */
  before?: State;
  ended?: Ended;
}

export type Phase = "town" | "descent" | "turn-starts" | "order" | "activation" | "turn-ends";

/** Whose turn it is, and how far it has come. */
export interface Turn {
  side: Side;
  /** REG-VERDICT-14: it counts for no round. */
  isExtra: boolean;
  /** REG-RULING-02: how many steps of its start are done. */
  started: number;
  /** REG-TURN-04; of the PJ turn before, until it is set anew. */
  order: string[];
  acting?: string;
  /** Who has finished this turn's actions. */
  done: string[];
  /** REG-RULING-61: who passes for this whole turn. */
  passing: string[];
}

export interface Character {
  /** `svein`, `rat-3`. */
  readonly id: string;
  /** Its hero card or profile. */
  readonly card: string;
  /** REG-SHEET-01: as its player calls it, where that is not the card's name. */
  readonly name?: string;
  side: Side;
  /** REG-RULING-16: who decides for it. */
  seat: Seat;
  x: number;
  y: number;
  /** One number a figure: REG-RULING-92. Whoever is no swarm has one, and it may be negative (REG-WOUND-06). */
  pv: number[];
  /** P.Action that are left. */
  actions: number;
  states: States;
  /** Of heroes alone. */
  hero?: HeroSheet;
  /** The play level whose figures it has, where that is not the match's (REG-SPELL-19). */
  tier?: PlayLevel;
  /** REG-PROFILE-05: without the arms of its profile. */
  isUnarmed?: true;
  /** Why it is on the board no more, or not yet. */
  gone?: Gone | "town";
  /** REG-RULING-67: écus that an MJ character has stolen. */
  loot?: number;
}

export type Gone = "dead" | "banished" | "left";

/** What a hero brings along and takes home again; the levels without anything that is worn or held. */
export interface HeroSheet {
  readonly levels: Record<Characteristic, number>;
  actions: number;
  /** The most PV. */
  pv: number;
  skills: string[];
  spells: string[];
  destiny: number;
  ecus: number;
  xp: number;
}

/** What has befallen a character, as long as it lasts. */
interface States {
  /** REG-WOUND-01, REG-RULING-84: on the ground since this round. */
  ground?: number;
  /** REG-FIRE. */
  fire?: Lasting;
  /** REG-POISON. */
  poison?: Lasting;
  /** REG-WEB-03: the level to break. */
  web?: number;
  /** REG-VERDICT-26: in a hole, and how many turns of its side it has still to miss. */
  hole?: number;
  /** REG-RULING-78: how many turns of its side it loses. */
  lost?: number;
  /** REG-DUEL: against whom. */
  duel?: string;
  /** REG-WAIT-02: points for the opposing turn. */
  waiting?: number;
  /** REG-SWARM-06: figures that came in this turn. */
  fresh?: number;
  /** REG-RULING-67: has been robbed of its écus. */
  robbed?: true;
  /** REG-RULING-31: where it flew or drifted from, beginning with the last empty square; as long as it is over no empty one. */
  way?: Square[];
  /** What is left of this activation is over (REG-TRAP-12, REG-VERDICT-28). */
  over?: true;
}

/** REG-RULING-02: what began at the start of a turn, before its own step, does its first harm at the next one. */
export type Lasting = true | "fresh";

/** An object. */
export interface Thing {
  readonly id: string;
  readonly card: string;
  at: Place;
  /** REG-RUNE-02: the runes bound to it, by their cards. */
  runes?: string[];
  /** Once per game, or out of use until it is loaded. */
  used?: true;
  /** REG-VERDICT-15: who died with it, until somebody takes it. */
  from?: string;
  /** REG-ARMOUR-04: the armour points that were rolled for it. */
  points?: number;
}

/** Conservation in one line: a theft, a gift, a death is a change of place. */
export type Place =
  | { readonly kind: "carried"; readonly by: string }
  | { readonly kind: "held"; readonly by: string; readonly hand: Hand }
  | { readonly kind: "worn"; readonly by: string }
  | { readonly kind: "floor"; readonly x: number; readonly y: number }
  | { readonly kind: "inside"; readonly element: string }
  | { readonly kind: "strongbox"; readonly by: string }
  | { readonly kind: "gone" };

/** REG-SHEET-05, 06: what takes both hands is held in the right one. */
export type Hand = "right" | "left";

/** A zone on the board: its card and how it lies; the ground is computed from them. */
interface PlacedZone extends Laying {
  readonly card: string;
}

/** A door, a piece of furniture, a trap, a corpse. */
export interface Element {
  readonly id: string;
  readonly kind: string;
  x: number;
  y: number;
  /** The place of its zone in the order of discovery. */
  readonly zone: number;
  /** REG-TRAP-10, REG-SECRET: seen by the MJ alone. */
  hidden?: true;
  open?: true;
  /** REG-DOOR-03: known to the MJ, until somebody has tried. */
  lock?: "untried" | "known";
  /** What is left of it, once it has been struck. */
  pv?: number;
  /** REG-ELEM-01. */
  searched?: true;
  /** REG-TRAP-04, 05: it went off, or was disarmed. */
  spent?: true;
  /** REG-SPELL-03: heroes see it, though nobody has found it. */
  shown?: true;
  /** REG-LAY-04: by which side it was laid. */
  laid?: Side;
  /** Of an exit: the zone behind it, once that is discovered. */
  leads?: number;
  /** REG-VERDICT-37, 40: nothing lies behind it, for now or for good. */
  blocked?: "for-now" | "for-good";
}

interface Unforeseen {
  deck: string[];
  used: string[];
  /** REG-TURN-07: the card that was drawn, until it has happened. */
  drawn?: string;
  /** REG-RULING-98: encounters that wait for the next zone. */
  waiting: { readonly card: string; readonly count: number }[];
  /** REG-EVENT-03. */
  liesInWait: boolean;
}

interface Tally {
  /** Figures killed, by profile. */
  kills: Record<string, number>;
  /** PJ that died, in their order; who came back is still on it (REG-XP-03). */
  deaths: string[];
  /** REG-SIDE: the secondary quest is done. */
  isSideDone?: true;
  /** REG-SIDE-03: the spiders of the nest. */
  nest?: string[];
}

/** Something that holds for a while. */
export interface Effect {
  /** A character, or a side as a whole. */
  readonly on: string | Side;
  readonly what: What;
  readonly until: Until;
  /** What it comes from: of one source, one effect holds on one character (REG-VERDICT-84). */
  readonly source: string;
}

export type What =
  | { readonly kind: "level"; readonly of: Characteristic; readonly by: number }
  | { readonly kind: "armour"; readonly by: number; readonly isMagic: boolean }
  | { readonly kind: "is"; readonly quality: Quality }
  /** P.Action more or fewer when they are refilled. */
  | { readonly kind: "actions"; readonly by: number }
  /** REG-FEAR-02: a level that is tested at the next start of a turn, whatever is in sight. */
  | { readonly kind: "fear"; readonly level: number }
  /** REG-BONUS-02: to the result of the next test of this name. */
  | { readonly kind: "bonus"; readonly test: string; readonly by: number }
  /** REG-RULING-76: P.Action for the MJ to spread in a zone at the start of its turn. */
  | { readonly kind: "share"; readonly actions: number; readonly zone: number }
  /** What else a chapter has to remember for a while: a name, and a number. */
  | { readonly kind: "note"; readonly note: string; readonly by: number };

/** REG-RULING-01: until the turn of this side in this round begins; or the activation, or the game, ends. */
export type Until =
  | { readonly kind: "turn"; readonly side: Side; readonly round: number }
  | { readonly kind: "activation" }
  | { readonly kind: "game" };

/** REG-VERDICT-60. */
export interface Ending {
  readonly isWon: boolean;
  readonly why: string;
  readonly rule: RuleId;
}

/** REG-VERDICT-49: the common purse as it was then is the score of the whole group. */
export interface Ended extends Ending {
  readonly score: number;
}
