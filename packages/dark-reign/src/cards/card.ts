import type { RuleId, Words } from "@ossuaire/kernel";
import type { Source } from "../kinds.ts";

/** What every declaration says: its name in both languages, its rule, and where its facts come from. */
export interface Card {
  readonly id: string;
  readonly name: Words;
  readonly rule: RuleId;
  readonly source: Source;
}
