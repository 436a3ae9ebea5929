import type { Seat } from "@ossuaire/kernel";
import type { Terrain } from "./grid/drawing.ts";
import type { Square } from "./grid/square.ts";
import type { Levels, Side } from "./kinds.ts";
import type { DarkReignOptions, Roster, SideQuestId } from "./options.ts";
import type { Character, Effect, Element, Ended, Phase, Thing, Turn } from "./state.ts";

/** What one viewer may see: the MJ, a hero's seat, or the audience, which sees as the heroes do. */
export interface View {
  /** REG-VERDICT-54: to heroes the quest is its introduction; the side quest is the MJ's. */
  readonly options: Omit<DarkReignOptions, "side">;
  readonly isMaster: boolean;
  readonly phase: Phase;
  readonly round: number;
  readonly turn: Turn;
  readonly leader: string | undefined;
  readonly zones: readonly SeenZone[];
  readonly characters: readonly SeenCharacter[];
  readonly elements: readonly SeenElement[];
  readonly things: readonly Thing[];
  readonly purse: number;
  readonly effects: readonly Effect[];
  readonly ended: Ended | undefined;
  /** REG-VERDICT-61: what is kept for the next quest, once the game is over. */
  readonly roster: Roster | undefined;
  /** What is the MJ's alone. */
  readonly master?: MasterView;
  /** What comes to light when the game is over. */
  readonly unveiled?: Unveiled;
}

/** REG-VERDICT-54, REG-SPLIT, REG-AMBUSH: what the MJ knows besides what is hidden on the board. */
export interface MasterView {
  readonly side: SideQuestId | undefined;
  /** The zones by their cards, in the order of discovery. */
  readonly zones: readonly string[];
  /** How many cards lie behind each exit that nobody has opened; not which (REG-DECK-08). */
  readonly piles: readonly Pile[];
  /** REG-RULING-98: who comes out of an ambush in the next zone. */
  readonly ambushes: readonly { readonly card: string; readonly count: number }[];
  /** REG-EVENT-03: whoever is met next lies in wait. */
  readonly liesInWait: boolean;
}

interface Pile extends Square {
  readonly exit: string;
  readonly cards: number;
}

/** REG-QUEST-03, REG-XP-01, 03: the secondary quest, who was killed, who died. */
export interface Unveiled {
  readonly side: SideQuestId | undefined;
  readonly isSideDone: boolean;
  /** Figures by profile. */
  readonly kills: Readonly<Record<string, number>>;
  readonly deaths: readonly string[];
}

/** A zone by its drawing: its name would tell its locks, and which of two like plans is the quest's. */
export interface SeenZone {
  readonly squares: readonly SeenSquare[];
}

interface SeenSquare extends Square {
  readonly ground: Terrain;
}

/** A character with its sheet as it is now: profiles are open to all (REG-VERDICT-47), and so are sheets. */
export interface SeenCharacter extends Character {
  readonly seat: Seat;
  readonly side: Side;
  readonly levels: Levels;
  /** REG-FOE-08: with Endurance it is what is subtracted from damage. */
  readonly armour: number;
  readonly most: number;
  /** REG-PARRY-03: in a round, and those that are left of them. */
  readonly parries: number;
  readonly parriesLeft: number;
  /** REG-SHEET-03: D that objects add to spells. */
  readonly magicDice: number;
  readonly skills: readonly string[];
  readonly spells: readonly string[];
  readonly destiny: number;
  readonly ecus: number;
  readonly xp: number;
  /** REG-SHEET-08: what it carries, and what it may carry when a game starts. */
  readonly load: number;
  readonly loadLimit: number;
}

/** REG-VERDICT-24: of a door only what has been tried. */
export type SeenElement = Element;
