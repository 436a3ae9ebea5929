import { type Words, w } from "@ossuaire/kernel";
import type { Event } from "../../events.ts";
import { characteristicNames } from "../../sheet/characteristic-names.ts";
import type { AttackKind } from "../../told/fight.ts";

type WithPowerDie = Event<"attacked" | "tested" | "bashes">;

/** Something that counts towards a sum, with its name: the power die, the D, what is added, what is taken off. */
interface ThrowTerm {
  readonly values: readonly number[];
  readonly words: Words;
}

/** A throw as it lies on the table, with how its sum comes about. */
export interface ThrowSeen {
  readonly level: number;
  readonly face: number | "blank" | "X" | undefined;
  readonly dice: readonly number[];
  readonly terms: readonly ThrowTerm[];
  readonly result: Words;
}

/** REG-MELEE-07, REG-RULING-33: what counts once a hit is decided. */
export const addedWords = (kind: AttackKind): Words =>
  kind === "melee" ? w("Force, arme", "Force, weapon") : w("arme", "weapon");

/** REG-RULING-40. */
export const soakWords = w("Endurance, armure", "Endurance, armour");

/** REG-DICE: a throw term by term, by what was told of it. */
export function throwSeen(event: WithPowerDie | Event<"threw">): ThrowSeen {
  const { dice, total } = event;
  if (event.type === "threw") {
    // What is not on the dice is the number beside them (4+5D).
    const fixed = total - dice.reduce((sum, one) => sum + one, 0);
    const terms = [...diceOf(dice), ...unlessNone(fixed, w("fixe", "fixed"))];
    return { level: 0, face: undefined, dice, terms, result: w(`= ${total}`, `= ${total}`) };
  }
  const { level, face, bonus } = event;
  const onDie = typeof face === "number" ? face : 0;
  return {
    level,
    face,
    dice,
    terms: [
      ...(face === undefined ? [] : [{ values: [onDie], words: characteristicNames[testedBy(event)] }]),
      ...diceOf(dice),
      ...(event.type === "tested" || hasHit(event) ? unlessNone(bonus, bonusWords(event)) : []),
      ...unlessNone(-soakedBy(event), event.type === "bashes" ? w("solidité", "toughness") : soakWords),
    ],
    result: resultOf(event),
  };
}

const diceOf = (dice: readonly number[]): readonly ThrowTerm[] =>
  dice.length === 0 ? [] : [{ values: dice, words: w(`${dice.length}D`, `${dice.length}D`) }];

const unlessNone = (value: number, words: Words): readonly ThrowTerm[] =>
  value === 0 ? [] : [{ values: [value], words }];

function testedBy(event: WithPowerDie) {
  if (event.type === "tested") return event.of;
  return event.type === "attacked" && event.kind === "shot" ? "shooting" : "melee";
}

function bonusWords(event: WithPowerDie): Words {
  if (event.type === "tested") return w("bonus", "bonus");
  return addedWords(event.type === "attacked" ? event.kind : "melee");
}

const hasHit = (event: WithPowerDie): boolean =>
  event.type === "attacked" ? event.hits : event.type === "bashes" && event.damage > 0;

/** What was taken off: known where something was left over. */
const soakedBy = (event: WithPowerDie): number =>
  event.type === "tested" || event.damage === 0 ? 0 : event.total - event.damage;

function resultOf(event: WithPowerDie): Words {
  if (event.type === "tested") {
    const { total, difficulty, passed, face } = event;
    const sum = face === "X" ? "X" : `= ${total}`;
    return passed
      ? w(`${sum}, réussi (${difficulty})`, `${sum}, passed (${difficulty})`)
      : w(`${sum}, raté (${difficulty})`, `${sum}, failed (${difficulty})`);
  }
  if (event.damage > 0) return w(`= ${event.damage} PV`, `= ${event.damage} PV`);
  if (hasHit(event)) return w("ne blesse pas", "does not wound");
  return event.type === "attacked" ? w("manqué", "missed") : w("en vain", "in vain");
}
