import { type Words, w } from "@ossuaire/kernel";

/** The discs of this box that are no characters, in the middle of a sentence. */
export const verminThings: Readonly<Record<string, Words>> = {
  "critical-fireball": w("la Boule de feu critique", "the Critical Fireball"),
};
