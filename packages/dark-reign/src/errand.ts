import type { Reason, RuleId, Script, Words } from "@ossuaire/kernel";
import type { ErrandOption } from "./asked/town.ts";
import type { Character, State } from "./state.ts";
import type { DarkTable } from "./table.ts";

/** REG-VERDICT-81: something that a hero can do in town; nothing costs P.Action. */
export interface Errand {
  readonly id: string;
  readonly rule: RuleId;
  /** As a button says it. */
  readonly name: Words;
  /** All that it could be done with now, and what stands against it. */
  readonly offers: (state: State, who: Character) => Iterable<Offer>;
}

/** One way to do it. */
export interface Offer {
  readonly option: ErrandOption;
  readonly bar?: Reason;
  readonly perform: (table: DarkTable) => Script;
}
