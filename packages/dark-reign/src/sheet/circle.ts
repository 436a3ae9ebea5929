import { type Characteristic, characteristics } from "../kinds.ts";

/** Levels in the order in which the book prints a circle, without P.Action. */
export function circle(...levels: readonly number[]): Record<Characteristic, number> {
  if (levels.length !== characteristics.length) throw new Error(`${levels.length} levels are no circle`);
  const [dexterity = 0, intelligence = 0, melee = 0, shooting = 0, agility = 0, ...rest] = levels;
  const [magic = 0, force = 0, charisma = 0, endurance = 0, will = 0] = rest;
  return { dexterity, intelligence, melee, shooting, agility, magic, force, charisma, endurance, will };
}
