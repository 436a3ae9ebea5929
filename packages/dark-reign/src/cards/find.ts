import type { Script } from "@ossuaire/kernel";
import type { Character, Element } from "../state.ts";
import type { DarkTable } from "../table.ts";

/** What a roll on the table of an element comes to. */
export interface Find {
  /** REG-RULING-12: it brings nothing or does harm. */
  readonly isBad?: true;
  readonly happens: (table: DarkTable, who: Character, element: Element) => Script;
}
