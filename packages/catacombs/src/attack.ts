import type { RuleId, Words } from "@ossuaire/kernel";
import type { Character, State } from "./state.ts";

/** CAT-ATK-01, 08, 13: the character itself is flicked, or a disc of its own. */
export type AttackKind = "melee" | "missile" | "fireball";

/** One flick that a board or a card allows. */
export interface Attack {
  readonly kind: AttackKind;
  readonly modifiers: readonly Modifier[];
  /** CAT-ATK-15: what each target loses that is hit. */
  readonly damage: number;
  readonly rule: RuleId;
}

/** CAT-MOD-01: changes one thing about an attack, and leaves the rest as it is. */
export interface Modifier {
  readonly id: string;
  readonly name: Words;
  readonly rule: RuleId;
  /** CAT-MOD-03, 07: the colour of its icon; its name is always shown beside it. */
  readonly colour: "red" | "blue" | "green" | "grey";
  /** Further life points that a target loses when damage is worked out. */
  readonly extra?: (state: State, target: Character) => number;
  /** CAT-MOD-05: whoever is hit becomes incapacitated. */
  readonly stuns?: true;
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
