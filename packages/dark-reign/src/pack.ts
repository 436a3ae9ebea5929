import type { Script } from "@ossuaire/kernel";
import type { Blow } from "./blow.ts";
import type { Catacomb, Content } from "./cards/catacomb.ts";
import type { ElementCard, ZonePlan } from "./cards/element.ts";
import type { HeroCard } from "./cards/hero.ts";
import type { Profile } from "./cards/profile.ts";
import type { QuestCard, SideQuestCard } from "./cards/quest.ts";
import type { SkillCard } from "./cards/skill.ts";
import type { SpellCard } from "./cards/spell.ts";
import type { ThingCard } from "./cards/thing.ts";
import type { TreasureTables } from "./cards/treasure.ts";
import type { UnforeseenCard } from "./cards/unforeseen.ts";
import type { Deed, Hindrance } from "./deed.ts";
import type { Errand } from "./errand.ts";
import type { Square } from "./grid/square.ts";
import type { DarkReignOptions } from "./options.ts";
import type { Character, Element, Ending, Phase, State } from "./state.ts";
import type { DarkTable } from "./table.ts";
import type { Gait } from "./told/fight.ts";

/**
 * What one chapter of the rulebook brings to the table: its cards, its deeds, what stands against deeds, and what it does at
 * the named moments of every game. The rules import no card and no chapter; they ask the packs of the match.
 */
export interface Pack extends CardLists {
  readonly id: string;
  /** Whether these options bring it to the table; always, unless told. */
  readonly isIn?: (options: DarkReignOptions) => boolean;

  readonly deeds?: readonly Deed[];
  readonly hindrances?: readonly Hindrance[];
  /** REG-VERDICT-81: what can be done in town. */
  readonly errands?: readonly Errand[];
  /** REG-TREAS: the tables of the match. */
  readonly treasure?: TreasureTables;

  /** REG-RULING-02: what it does for a character in a step of the start of a turn. */
  readonly starts?: Partial<Readonly<Record<StartStep, (table: DarkTable, who: Character) => Script>>>;
  /** The same for the whole side, before the characters. */
  readonly startsFor?: Partial<Readonly<Record<StartStep, (table: DarkTable) => Script>>>;
  /** The start of a turn is over, and nobody has acted yet. */
  readonly opens?: (table: DarkTable) => Script;
  /** A phase that it plays: the town, the descent. */
  readonly phases?: Partial<Readonly<Record<Phase, (table: DarkTable) => Script>>>;
  /** A character has come to a square: traps, bridges, zones that come to light. */
  readonly enters?: (table: DarkTable, who: Character, from: Square, how: Gait) => Script;
  /** A square on which a character cannot come to stand, however it would get there: by a step, a shove, a spell. */
  readonly closes?: (state: State, who: Character, square: Square) => boolean;
  /** REG-RULING-62, REG-VERDICT-77: what the target does before the dice of an attack. */
  readonly defends?: (table: DarkTable, blow: Blow) => Script<Blow>;
  /** A character's actions of this turn begin. */
  readonly begins?: (table: DarkTable, who: Character) => void;
  /** A deed is over, with all that it set off. */
  readonly afterDeed?: (table: DarkTable, who: Character) => Script;
  /** The last of a character's actions of this turn is over. */
  readonly finishes?: (table: DarkTable, who: Character) => Script;
  /** A turn is over, before anybody dies of it. */
  readonly turnEnds?: (table: DarkTable) => Script;
  /** A character has left the board, maybe by somebody's hand. */
  readonly leaves?: (table: DarkTable, who: Character, by?: Character) => Script;
  /** REG-SEARCH-04: a search has brought an element to light: what that sets off. */
  readonly discovers?: (table: DarkTable, who: Character, element: Element) => Script;
  /** REG-RULING-54: an Imprévu is drawn in the middle of somebody's turn. */
  readonly draws?: (table: DarkTable, who: Character) => Script;
  /** The game is over: what is paid out. */
  readonly ends?: (table: DarkTable) => void;
  /** REG-DECK, REG-MEET: what the catacomb is made of; a later pack has the last word. */
  readonly catacomb?: (options: DarkReignOptions) => Partial<Catacomb>;
  /** REG-DRAW-11: what is in the zone that was just laid, by its number, where a quest says so. */
  readonly holds?: (table: DarkTable, zone: number) => Content | undefined;
  /** The content of a zone stands, with the MJ characters that it brought; who lurks there besides came by a card (REG-RULING-98). */
  readonly laidOut?: (table: DarkTable, zone: number, brought: readonly Character[]) => Script;
  /** REG-SIDE-01: a cell has been opened; whether its content is settled by it. */
  readonly opensCell?: (table: DarkTable, who: Character, door: Element) => Script<boolean>;
  /** Whether the game is won or lost by it now. */
  readonly judges?: (state: State) => Ending | undefined;
}

/** The cards that there are, by sort: each sort is described in a file of `cards/`. */
export interface Cards {
  readonly heroes: HeroCard;
  readonly profiles: Profile;
  readonly things: ThingCard;
  readonly skills: SkillCard;
  readonly spells: SpellCard;
  readonly elements: ElementCard;
  readonly zones: ZonePlan;
  readonly quests: QuestCard;
  readonly sideQuests: SideQuestCard;
  readonly unforeseen: UnforeseenCard;
}

export type CardLists = { readonly [Sort in keyof Cards]?: readonly Cards[Sort][] };

/** REG-RULING-02: the steps of the start of a turn, in their order. */
export const startSteps = [
  "refill",
  "unforeseen",
  "befalls",
  "regeneration",
  "fire",
  "poison",
  "worn",
  "bridge",
  "fear",
] as const;

export type StartStep = (typeof startSteps)[number];
