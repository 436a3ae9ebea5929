import type { RuleId, Script, Words } from "@ossuaire/kernel";
import type { Attack, AttackKind } from "./attack.ts";
import type { Character, State } from "./state.ts";
import type { CatacombsTable } from "./table.ts";

/**
 * What a card or board says beyond its figures: a special rule at one or more named moments. A flick is settled in the
 * ten steps of CAT-RULING-17; the moments that belong to it say in which step they come.
 */
export interface Trait {
  readonly id: string;
  readonly name: Words;
  readonly text: Words;
  readonly rule: RuleId;
  /** A turn of this piece's side begins. */
  readonly turnBegins?: (table: CatacombsTable, self: Character) => void;
  /** Around an action of this piece that takes its turn. */
  readonly beforeAction?: (table: CatacombsTable, self: Character) => void;
  readonly afterAction?: (table: CatacombsTable, self: Character) => Script;
  /** CAT-CHAIN-08: a chain of its own leaves it incapacitated. */
  readonly isTiredByChains?: boolean;
  /** Step 3: it costs this piece no life. A harm without an attack is a fire wall's. */
  readonly unhurtBy?: (state: State, self: Character, attack: Attack | undefined) => boolean;
  /** Step 6: after a flick of this piece, which is still alive. */
  readonly afterStrike?: (table: CatacombsTable, self: Character, strike: Strike) => Script;
  /** Step 7: what this piece does when it was struck, and may have been killed by it. */
  readonly whenStruck?: Answer;
  /** CAT-RULING-89: before anything recovers. */
  readonly endOfRound?: (table: CatacombsTable, self: Character) => void;
}

/** How a piece answers an attack of one kind. */
interface Answer {
  readonly by: AttackKind;
  /** Returns the flick it answers with, if it does. */
  readonly with: (table: CatacombsTable, self: Character, strike: Strike) => Script<Strike | undefined>;
}

/** What one flick has done to the characters of the other side. */
export interface Strike {
  /** Whose action it is; with Missiles, not the disc that was flicked. */
  readonly attacker: string;
  readonly attack: Attack;
  /** Directly hit, in the order of contact, whether it counts or not (CAT-RULING-40). */
  readonly touched: readonly string[];
  /** Of these, on whom the hit has effect. */
  readonly hit: readonly string[];
  /** Of these, who lost life by it. */
  readonly hurt: readonly string[];
  /** CAT-INCAP-10: who becomes incapacitated when all else is done. */
  readonly stunned: readonly string[];
}
