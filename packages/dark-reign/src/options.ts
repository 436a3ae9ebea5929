import type { Seat } from "@ossuaire/kernel";
import type { PlayLevel } from "./kinds.ts";
import type { RosterAlly, RosterHero } from "./roster.ts";

/** What is agreed on before a game. */
export interface DarkReignOptions {
  /** REG-ROLE-03, 04: the heroes in the order of their seats. */
  readonly heroes: readonly string[];
  /** REG-SHEET-01: what players call their heroes; whoever is not in it is called as in the campaign, or like the card. */
  readonly names?: Readonly<Record<string, string>>;
  /** REG-ROLE-05. */
  readonly quest: QuestId;
  /** REG-VERDICT-62: at most one beside it. */
  readonly side?: SideQuestId;
  /** REG-LEVEL. */
  readonly level: PlayLevel;
  /** REG-VERDICT-34: how many zone cards are dealt. */
  readonly length: GameLength;
  /** REG-LEVEL-01: the switch for beginners. */
  readonly blunted: boolean;
  /** REG-VERDICT-81: the PJ visit the town before they go down; else they go as they are. */
  readonly town: boolean;
  /** REG-VERDICT-61: a campaign goes on; without it the quest is played alone, or is the first of one. */
  readonly roster?: Roster;
}

/** REG-VERDICT-61: what a group keeps from one quest to the next; the end of a match gives one out, and the next takes it. */
export interface Roster {
  /** Those who are alive, in the order of their seats; who stays at home stands behind them. */
  readonly heroes: readonly RosterHero[];
  /** The main quests that were won, in their order. */
  readonly won: readonly QuestId[];
  /** Who goes along in the next quest, and in no other. */
  readonly allies?: readonly RosterAlly[];
}

/** REG-VERDICT-44: how many stand in the entrance when a game starts: the heroes, then their allies. */
export const partySize = ({ heroes, roster }: Pick<DarkReignOptions, "heroes" | "roster">): number =>
  heroes.length + (roster?.allies?.length ?? 0);

export const quests = ["well", "gold", "clock", "orb"] as const;
export type QuestId = (typeof quests)[number];

export const sideQuests = ["prisoner", "relics", "nest"] as const;
export type SideQuestId = (typeof sideQuests)[number];

export const lengths = ["short", "normal", "long", "very-long"] as const;
export type GameLength = (typeof lengths)[number];

/** REG-VERDICT-63: the recommended first party. */
export const defaultOptions: DarkReignOptions = {
  heroes: ["svein", "aude", "liutgarde", "ozanne"],
  quest: "well",
  level: "novice",
  length: "normal",
  blunted: false,
  town: true,
};

/** REG-VERDICT-34: quest 3 has a limit of rounds. */
export const usualLength = (quest: QuestId): GameLength => (quest === "clock" ? "short" : "normal");

/** REG-ROLE-02: exactly one MJ, a person or the computer. */
export const mjSeat = "mj";

/** REG-RULING-17: a seat for each hero, by its name; whoever likes sits on several. */
export function seatsOf({ heroes }: Pick<DarkReignOptions, "heroes">): readonly Seat[] {
  return [...heroes, mjSeat];
}
