import type { Words } from "@ossuaire/kernel";

/** CAT-VSTORY-01, 02, CAT-VMAZE-22: texts, other monsters and places for rooms, a labyrinth of one's own. */
export interface Scenario {
  readonly intro: Words;
  /** By the id of the Room card. */
  readonly rooms: Readonly<Record<string, ScenarioRoom>>;
  /** The first card is the start (CAT-VMAZE-04). */
  readonly maze?: readonly MazeCard[] | undefined;
}

export interface ScenarioRoom {
  readonly intro?: Words | undefined;
  /** Instead of the monsters on the card, wandering ones included; with a place, they stand exactly there. */
  readonly monsters?: readonly ScenarioMonster[] | undefined;
  /** Where Heroes stand, by their ids; the others are placed as usual. */
  readonly heroes?: Readonly<Record<string, ScenarioSpot>> | undefined;
}

interface ScenarioMonster {
  readonly monster: string;
  readonly at?: ScenarioSpot | undefined;
}

interface ScenarioSpot {
  readonly x: number;
  readonly y: number;
}

interface MazeCard {
  readonly card: string;
  readonly x: number;
  readonly y: number;
}
