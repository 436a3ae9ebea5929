import { type Words, w } from "@ossuaire/kernel";

/** The discs of this box that are no characters, in the middle of a sentence. */
export const solothThings: Readonly<Record<string, Words>> = {
  "ice-spike": w("la Pique de glace", "the Ice Spike"),
};
