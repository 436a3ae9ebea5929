import type { RuleId, Script } from "@ossuaire/kernel";
import type { Character, Until } from "../state.ts";
import type { DarkTable } from "../table.ts";

/** What a potion, a spell, a scroll or a trap does to somebody: cards list verbs; a script of their own is the way out. */
export type Verb = (table: DarkTable, on: Character, origin: Origin) => Script;

/** Where it comes from. */
interface Origin {
  readonly rule: RuleId;
  /** Its name: what comes from one source holds once on one character (REG-VERDICT-84). */
  readonly source: string;
  /** How long it holds, where that is not for one turn (REG-RULING-01). */
  readonly until?: Until;
}
