import type { Blow, Defence, Offence } from "../blow.ts";
import { isUp } from "../characters.ts";
import type { Formula } from "../dice/notation.ts";
import { fixedPart, sumOf, type Throw } from "../dice/roll.ts";
import { armourOf } from "../sheet/armour.ts";
import { levelOf, raised, swarmBonus } from "../sheet/levels.ts";
import { has, traitsOf } from "../sheet/traits.ts";
import { profileOf } from "../shelf.ts";
import type { Character, State } from "../state.ts";
import type { Borne } from "../things.ts";

/** How an attack is made beside its weapon. */
export interface Manner {
  /** REG-POWER-02, REG-AIM-02: one D more. */
  readonly isHeavy?: boolean;
  /** REG-BONUS-01: levels more or fewer for this attack alone. */
  readonly levels?: number;
}

/** REG-MELEE-04, REG-RULING-37: bare hands, and whatever is no weapon. */
const bare: Formula = { force: false, fixed: 0, dice: 1, kind: "D" };

/** REG-MELEE-04 to 06: with a weapon, with the arms of a profile, or with bare hands. */
export function meleeOf(
  state: State,
  who: Character,
  weapon: Borne | undefined,
  manner: Manner = {},
): Offence {
  const melee = weapon?.card.melee;
  return {
    kind: "melee",
    ...common(state, who, weapon, manner, "melee", melee?.damage ?? ownDamage(who)),
    pierces: melee?.pierces ?? 0,
    canBeParried:
      melee?.cannotBeParried === undefined &&
      !traitsOf(state, who).some(({ cannotBeParried }) => cannotBeParried),
    rerolls: melee?.rerolls ?? false,
  };
}

/** REG-SHOT-06, REG-IMPRO-02: with a shooting weapon, or whatever comes to hand. */
export function shotOf(
  state: State,
  who: Character,
  weapon: Borne | undefined,
  manner: Manner = {},
): Offence {
  return {
    kind: "shot",
    ...common(state, who, weapon, manner, "shooting", weapon?.card.shot?.damage ?? bare),
    pierces: 0,
    // REG-PARRY-02.
    canBeParried: false,
    rerolls: false,
  };
}

/** REG-RULING-47: whether a basic attack with it is two, for one P.Action. */
export const strikesTwice = (weapon: Borne | undefined, { isHeavy = false }: Manner = {}): boolean =>
  !isHeavy && weapon?.card.melee?.strikesTwice === true;

/** REG-FOE-02, REG-PROFILE-05: without a weapon in hand: the arms of a profile, or none. */
export function ownDamage({ hero, card, isUnarmed }: Character): Formula {
  return hero !== undefined || isUnarmed ? bare : profileOf(card).damage;
}

function common(
  state: State,
  who: Character,
  weapon: Borne | undefined,
  { isHeavy = false, levels = 0 }: Manner,
  of: "melee" | "shooting",
  damage: Formula,
) {
  return {
    ...(weapon === undefined ? {} : { weapon: weapon.thing.id }),
    level: raised(levelOf(state, who, of), levels),
    // REG-SWARM-04.
    dice: damage.dice + (isHeavy ? 1 : 0) + (of === "melee" ? swarmBonus(who) : 0),
    fixed: fixedPart(damage, levelOf(state, who, "force")),
    isMagic: weapon?.card.isMagic ?? has(state, who, "magic-weapon"),
    isImmaterial: has(state, who, "immaterial"),
  };
}

/** What a character sets against an attack. */
export function defenceOf(state: State, target: Character, offence: Offence): Defence {
  const { plain, magic } = armourOf(state, target);
  // REG-RULING-40, 97: never below 0; the immaterial strike past all but magic armour.
  const soak = offence.isImmaterial
    ? Math.max(0, magic - offence.pierces)
    : levelOf(state, target, "endurance") + Math.max(0, plain + magic - offence.pierces);
  return {
    soak,
    isStill: !isUp(target) || target.states.web !== undefined,
    isProof: has(state, target, "immaterial") && !offence.isMagic,
  };
}

export function blowOf(
  state: State,
  attacker: Character,
  target: Character,
  offence: Offence,
  { isFree = false, isBasic = false }: Partial<Pick<Blow, "isFree" | "isBasic">> = {},
): Blow {
  return {
    ...offence,
    ...defenceOf(state, target, offence),
    attacker: attacker.id,
    target: target.id,
    isFree,
    isBasic,
  };
}

/** What a throw comes to. */
export interface Verdict {
  readonly hits: boolean;
  /** PV that the target would lose. */
  readonly damage: number;
}

/** REG-MELEE-07 to 10, REG-RULING-33, 34, 38: of a throw, or of none at level 0. */
export function verdictOn(blow: Offence & Defence, thrown: Throw | undefined): Verdict {
  if (thrown === undefined) return missed;
  return verdictOnSum(blow, thrown.face === "X" ? "X" : sumOf(thrown), sumOf(thrown));
}

/** The same by the sum alone: for the odds. `points` is what an X is worth where it does not fail. */
export function verdictOnSum(blow: Offence & Defence, sum: number | "X", points = 0): Verdict {
  const isSure = blow.kind === "melee" && blow.isStill;
  const dice = sum === "X" ? points : sum;
  if (!isSure && (sum === "X" || dice < 0)) return missed;
  return { hits: true, damage: blow.isProof ? 0 : Math.max(0, dice + blow.fixed - blow.soak) };
}

const missed: Verdict = { hits: false, damage: 0 };
