import type { RuleId, Script, Words } from "@ossuaire/kernel";
import type { Aim } from "./asked/deed.ts";
import type { Blow, Struck } from "./blow.ts";
import type { Characteristic, Quality } from "./kinds.ts";
import type { Character, State } from "./state.ts";
import type { DarkTable } from "./table.ts";

/**
 * What a skill, an object, a rune or a profile says beyond its figures, at named moments. What is asked of the state alone
 * is a plain function; what may ask somebody, or changes something, is a script. The order in which they come is written in
 * the scripts that call them, never here.
 */
export interface Trait {
  readonly id: string;
  readonly rule: RuleId;
  readonly name: Words;
  /** REG-RUNE-04: however often somebody has it, it counts once. */
  readonly isSingle?: true;

  // What its owner is.
  readonly is?: readonly Quality[];
  /** Levels more or fewer, as long as it is borne. */
  readonly levels?: Partial<Readonly<Record<Characteristic, number>>>;
  /** Armour points more. */
  readonly armour?: (state: State, self: Character) => number;
  /** REG-PARRY-03: parries per round. */
  readonly parries?: number;
  /** REG-RULING-09: PV more that its owner can have. */
  readonly pv?: number;
  /** REG-SKILL-16: D more when a square is searched. */
  readonly searchDice?: number;
  /** REG-SKILL-12: D more when an element of this kind is searched. */
  readonly rummageDice?: (kind: string) => number;
  /** REG-SKILL-14: hidden traps beside it are seen. */
  readonly spotsTraps?: true;
  /** REG-REGEN-01: its level. */
  readonly regenerates?: number;
  /** REG-RULING-18: squares more in a run. */
  readonly stride?: number;

  // Tests, by what they are for: `blocking`, `lock`, `theft`.
  /** REG-BONUS-01. */
  readonly testLevel?: (test: string) => number;
  /** REG-BONUS-02. */
  readonly testBonus?: (test: string) => number;
  /** REG-SKILL-07: how much lower the difficulty is. */
  readonly testEase?: (test: string) => number;
  /** REG-RULING-10: D more. */
  readonly testDice?: (of: Characteristic) => number;

  // Deeds.
  /** What a deed of its owner costs instead. */
  readonly cost?: (state: State, self: Character, deed: string, aim: Aim, cost: number) => number;
  /** It keeps its owner from a deed; the refusal names its rule. */
  readonly forbids?: (state: State, self: Character, deed: string, aim: Aim) => boolean;
  /** A deed of its owner has been paid for. */
  readonly paid?: (state: State, self: Character, deed: string, aim: Aim) => void;

  // One attack, in the order of REG-VERDICT-77 and REG-RULING-44.
  /** A melee attack is aimed at somebody else: whether its owner becomes the target. */
  readonly stepsIn?: (table: DarkTable, self: Character, blow: Blow) => Script<boolean>;
  /** REG-WEAPON-14, REG-WEB-04: attacks of its owner give no parry. */
  readonly cannotBeParried?: true;
  /** An attack of its owner has hit, and the loss is settled. */
  readonly afterHit?: (table: DarkTable, self: Character, blow: Blow, struck: Struck) => Script;
  /** An attack of its owner is over, hit or miss, with the step of REG-CRUSH-01. */
  readonly afterAttack?: (table: DarkTable, self: Character, blow: Blow, struck: Struck) => Script;

  /** REG-SKILL-15: a theft that fails by 1 is not noticed. */
  readonly stealsDeftly?: true;

  /** REG-VERDICT-17: the armour that has it is put on. */
  readonly whenPutOn?: (table: DarkTable, self: Character) => Script;
  /** REG-RULING-02, step 6: the turn of its owner's side begins. */
  readonly turnStarts?: (table: DarkTable, self: Character) => Script;
}
