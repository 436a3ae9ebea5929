import type { RuleId, Script, Words } from "@ossuaire/kernel";
import type { Passage } from "../../../decks.ts";
import type { Character, Open, Side } from "../../../state.ts";
import type { CatacombsTable } from "../../../table.ts";
import type { Trait } from "../../../trait.ts";
import type { Call } from "../../pack.ts";

/** VER-VERDICT-18: every card of the Dark Passageways works by this rule; what each does stands on it. */
export const passageRule: RuleId = "VER-VERDICT-18";

/** A card of the Dark Passageways: what it does to the room that it is turned up for, moment by moment. */
export interface PassageCard {
  readonly id: string;
  readonly name: Words;
  readonly text: Words;
  readonly level: 1 | 2;
  readonly source: "house";
  /** Before the set-up. */
  readonly turnedUp?: (table: CatacombsTable) => Script;
  /** Of those whom the Room card calls, who stays away. */
  readonly leavesOut?: (table: CatacombsTable, called: readonly Call[]) => Script<readonly Call[]>;
  /** When symbols and variants are decided: who comes besides, or instead. */
  readonly calls?: (table: CatacombsTable, called: readonly Call[]) => Script<readonly Call[]>;
  /** The discs are out of the reserve, and nobody stands yet. */
  readonly roomBegins?: (table: CatacombsTable, now: Passage) => Script;
  /** All stand in their places: who has the first turn, where it is not the Heroes. */
  readonly fightBegins?: (table: CatacombsTable) => Side | undefined;
  readonly lends?: (open: Open, piece: Character, now: Passage) => readonly Trait[];
  /** No monster is left: who comes all the same. */
  readonly roomDone?: (table: CatacombsTable) => Script;
  /** The Heroes are paid. */
  readonly roomEnds?: (table: CatacombsTable) => Script;
}
