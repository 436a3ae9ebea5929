import type { Reason, RuleId, Script, Words } from "@ossuaire/kernel";
import type { Attack, Strike } from "./attack.ts";
import type { Character, Newcomer, Open } from "./state.ts";
import type { CatacombsTable } from "./table.ts";

/** CAT-ROUND-09, CAT-MON-06: one thing that a board or card lets a character do as its action. */
export interface Action {
  readonly id: string;
  readonly name: Words;
  readonly rule: RuleId;
  /** CAT-SEQ-02: its flicks, in order; none for an action without a flick. */
  readonly attacks: readonly Attack[];
  /** CAT-CHAIN-01: the flicks are a chain, and not attacks one by one. */
  readonly chain?: boolean;
  /** CAT-ITEM-09 and others: not the action of the turn, but done beside it. */
  readonly free?: true;
  /** It is worked from the place of the Familiar as well (CAT-ALLY-21). */
  readonly spell?: true;
  /** What it costs on the actor's board. */
  readonly price?: Price;
  /** A disc that is put down beside the place it is worked from. */
  readonly puts?: Newcomer;
  /** What forbids to begin it now, if anything does. That there is room for a disc is asked apart (CAT-RULING-13). */
  readonly bar?: (open: Open, actor: Character) => Reason | undefined;
  /** What comes before the flicks, or instead of them; `from` is where the actor acts from. */
  readonly before?: (table: CatacombsTable, actor: Character, from: Character) => Script;
  /** What comes after them, if the actor has lived to see it. */
  readonly after?: (table: CatacombsTable, actor: Character, strikes: readonly Strike[]) => Script;
}

/** So many points of a track; where it is short, the board may let life take its place. */
export interface Price {
  readonly track: string;
  readonly points: number;
  /** What it costs more to work it from elsewhere. */
  readonly away?: number;
}

/** CAT-SEQ-01, CAT-SEQ-04: attacks one after the other, as one action. */
export function attacking(
  id: string,
  name: Words,
  attacks: readonly [Attack, ...Attack[]],
  more: Partial<Action> = {},
): Action {
  return { id, name, rule: attacks.length > 1 ? "CAT-SEQ-01" : attacks[0].rule, attacks, ...more };
}

/** CAT-CHAIN-01. */
export function chainOf(count: number, attack: Attack): Pick<Action, "attacks" | "chain"> {
  return { attacks: Array.from({ length: count }, () => attack), chain: true };
}
