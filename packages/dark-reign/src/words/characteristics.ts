import { type Words, w } from "@ossuaire/kernel";
import type { Characteristic } from "../kinds.ts";

/** REG-CHAR-02 to 13: by themselves. */
export const characteristicNames: Readonly<Record<Characteristic, Words>> = {
  dexterity: w("Dextérité", "Dexterity"),
  intelligence: w("Intelligence", "Intelligence"),
  melee: w("C.Corps", "C.Corps"),
  shooting: w("Tir", "Tir"),
  agility: w("Agilité", "Agility"),
  magic: w("Magie", "Magic"),
  force: w("Force", "Force"),
  charisma: w("Charisme", "Charisma"),
  endurance: w("Endurance", "Endurance"),
  will: w("Volonté", "Will"),
};
