import type { RuleId, Script, Words } from "@ossuaire/kernel";
import type { AttackKind, Size } from "./kinds.ts";
import type { Character, State } from "./state.ts";
import type { CatacombsTable } from "./table.ts";

/** One flick that a board or a card allows. */
export interface Attack {
  readonly kind: AttackKind;
  readonly modifiers: readonly Modifier[];
  /** CAT-ATK-15: what each target loses that is hit. */
  readonly damage: number;
  readonly rule: RuleId;
  /** The disc that flies, where it is none of the common ones. */
  readonly shot?: Shot;
}

/** A disc of its own that an attack flicks, and what becomes of it. Without a word of that, it goes back. */
interface Shot {
  readonly card: string;
  readonly size: Size;
  /** What it is called in a sentence. */
  readonly name: Words;
  /** It is a monster out of the reserve, and stays where it stops. */
  readonly stays?: true;
  /** Step 8 of CAT-RULING-17: where it is put after its flight. */
  readonly lands?: (table: CatacombsTable, attacker: string, strike: Strike) => Script;
}

/** CAT-MOD-01: changes one thing about an attack, and leaves the rest as it is. */
export interface Modifier {
  readonly id: string;
  readonly name: Words;
  readonly rule: RuleId;
  /** CAT-MOD-03, 07: the colour of its icon; its name is always shown beside it. */
  readonly colour: "red" | "blue" | "green" | "grey" | "black";
  /** Further life points that a target loses when damage is worked out. */
  readonly extra?: (state: State, target: Character) => number;
  /** CAT-MOD-05: whoever is hit becomes incapacitated. */
  readonly stuns?: true;
  /** Step 3 of CAT-RULING-17: the target has lost life by it, and is still alive. */
  readonly afterHurt?: (table: CatacombsTable, attacker: Character, target: Character) => Script;
  /** Step 6: after whatever the attacker's own card does. */
  readonly afterStrike?: (table: CatacombsTable, attacker: Character, strike: Strike) => Script;
}

/** What can cost life. */
export type Harm =
  | { readonly kind: "attack"; readonly attack: Attack }
  | { readonly kind: "wall" | "swarm" | "poison" | "card" };

/** An attack that has struck somebody, and whom it has cost life so far. */
export interface Hit {
  readonly attacker: Character;
  readonly attack: Attack;
  readonly hurt: readonly string[];
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
  /** Of these, who have ignored it by something that keeps attacks off. */
  readonly ignored: readonly string[];
  /** Of these, who lost life by it. */
  readonly hurt: readonly string[];
  /** Of these, whose last point it was; an article may have brought him back since (SOL-VERDICT-22). */
  readonly died: readonly string[];
  /** CAT-INCAP-10: who becomes incapacitated when all else is done. */
  readonly stunned: readonly Character[];
  /** Of the attacker's own side, whom the flicked disc has touched. */
  readonly friends: readonly string[];
  /** From whom a disc has fallen that lay on them. */
  readonly freed: readonly string[];
}

export const melee: Attack = { kind: "melee", modifiers: [], damage: 1, rule: "CAT-ATK-01" };
export const missile: Attack = { kind: "missile", modifiers: [], damage: 1, rule: "CAT-ATK-08" };
export const fireball: Attack = { kind: "fireball", modifiers: [], damage: 1, rule: "CAT-ATK-13" };

export const critical: Modifier = {
  id: "critical",
  name: { fr: "critique", en: "critical" },
  rule: "CAT-MOD-02",
  colour: "red",
  extra: () => 1,
};

export const stunning: Modifier = {
  id: "stunning",
  name: { fr: "étourdissante", en: "stunning" },
  rule: "CAT-MOD-05",
  colour: "blue",
  stuns: true,
};

/** CAT-MOD-04, 08, CAT-RULING-94: any of the three can carry a modifier. */
export function modified(attack: Attack, ...modifiers: readonly Modifier[]): Attack {
  return { ...attack, modifiers: [...attack.modifiers, ...modifiers] };
}

/** A touch that costs nobody a life point; what else it does stays. */
export function harmless(attack: Attack): Attack {
  return { ...attack, damage: 0 };
}
