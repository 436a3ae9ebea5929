import { isUp, pvOf } from "../../../characters.ts";
import { dice, type Formula } from "../../../dice/notation.ts";
import type { SeenCharacter } from "../../../view.ts";
import { healingOf } from "../care.ts";
import type { Known } from "../known.ts";
import { might } from "../might.ts";

/** What a bot knows of a spell: what it does to whoever is reached, once it works. */
export interface SpellWorth {
  readonly range: number;
  /** Damage to each, from which Endurance and armour are subtracted. */
  readonly harm?: Formula;
  readonly pastArmour?: true;
  /** What else it is worth on this one, in PV. */
  readonly worth?: (known: Known, target: SeenCharacter, caster: SeenCharacter) => number;
  /** Aimed at squares, or at all in sight: judged only where the caster stands. */
  readonly isWide?: true;
}

const anywhere = 99;
const burning = 3;

/** P.Action that it will not have. */
const slowed = (by: number) => (known: Known, foe: SeenCharacter) => (by * might(known, foe)) / 4;

const ailing = (_known: Known, { states }: SeenCharacter): number =>
  (states.web === undefined ? 0 : 4) +
  (states.poison === undefined ? 0 : 6) +
  (states.fire === undefined ? 0 : 4);

const isPressed = ({ foes }: Known): boolean => foes.length > 0;

/** By the spell's id: one that is not named here, a test names. */
export const spellWorths: Readonly<Record<string, SpellWorth>> = {
  spark: { range: 3, harm: dice("1D"), worth: () => burning },
  "cats-tread": { range: 0, worth: () => 0 },
  glimmer: { range: 0, worth: () => 0.1 },
  "small-remedy": { range: 1, worth: (known, one) => healingOf(known, one, 2) },
  "straw-key": { range: 1, worth: () => 0 },
  healing: { range: 6, worth: (known, one) => healingOf(known, one, 5.5) },
  "shield-of-faith": {
    range: 6,
    worth: (known, one) => (isPressed(known) && isUp(one) ? 2 + 4 / Math.max(4, pvOf(one)) : 0),
  },
  purification: { range: 6, worth: ailing },
  blessing: { range: 6, worth: (known) => (isPressed(known) ? 0.5 : 0) },
  "holy-light": { range: anywhere, harm: dice("3+2D"), pastArmour: true, isWide: true },
  "shadow-bolt": { range: 10, harm: dice("4+2D") },
  frost: { range: 8, harm: dice("3+2D"), worth: slowed(1) },
  blinding: { range: 8, worth: slowed(1.2) },
  lightning: { range: 6, harm: dice("3+2D"), isWide: true },
  fireball: { range: 8, harm: dice("2+2D"), worth: () => burning, isWide: true },
  "icy-hand": { range: 1, harm: dice("3+2D"), pastArmour: true },
  drain: { range: 6, harm: dice("2+2D"), worth: (known, _, caster) => healingOf(known, caster, 2) },
  terror: { range: anywhere, worth: slowed(0.5), isWide: true },
  raise: { range: 4, worth: () => 8, isWide: true },
  "veil-of-the-dead": { range: 0, worth: () => 0 },
  "blood-pact": { range: 0, worth: () => 0 },
  chains: { range: 8, worth: slowed(2) },
  hellfire: { range: 8, harm: dice("5+2D"), worth: () => burning },
  gate: { range: 0, worth: () => 0 },
  imp: { range: 4, worth: () => 8, isWide: true },
};
