import type { AttackKind } from "./told/fight.ts";

/** What an attacker brings to an attack: the dice, and what is added once it has hit. */
export interface Offence {
  readonly kind: AttackKind;
  /** The weapon, if one is used. */
  readonly weapon?: string;
  /** Of the power die: C.Corps or Tir. */
  readonly level: number;
  /** D that are thrown with it (REG-MELEE-06). */
  readonly dice: number;
  /** Force and the weapon's own number: they count only once a hit is decided (REG-RULING-33). */
  readonly fixed: number;
  /** REG-RULING-40: armour points that it takes off the target. */
  readonly pierces: number;
  /** REG-RULING-96: it hurts the immaterial. */
  readonly isMagic: boolean;
  /** REG-IMMAT-04. */
  readonly isImmaterial: boolean;
  /** REG-WEAPON-14, REG-WEB-04. */
  readonly canBeParried: boolean;
  /** REG-RULING-48. */
  readonly rerolls: boolean;
}

/** What the target sets against it: a character, or a door. */
export interface Defence {
  /** Endurance and armour. */
  readonly soak: number;
  /** REG-STILL-01, REG-RULING-39. */
  readonly isStill: boolean;
  /** REG-IMMAT-03: nothing that this attack does can hurt it. */
  readonly isProof: boolean;
}

/** An attack, as it is about to be thrown. */
export interface Blow extends Offence, Defence {
  readonly attacker: string;
  readonly target: string;
  /** REG-VERDICT-77: without P.Action, and it gives rise to no further one of its kind. */
  readonly isFree: boolean;
  /** A basic attack that was paid for: what berserks and the ambidextrous ask for. */
  readonly isBasic: boolean;
}

/** What came of it. */
export interface Struck {
  readonly hits: boolean;
  /** PV that were really lost. */
  readonly lost: number;
  /** REG-RULING-26: the target is dead, of a swarm the last figure. */
  readonly kills: boolean;
}
