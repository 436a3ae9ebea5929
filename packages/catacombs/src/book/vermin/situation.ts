import type { Situation } from "../../position.ts";

/** With Horde of Vermin on the table, whose Healer is Maireya (VER-SETUP-04). */
export const vermin = {
  options: { boxes: ["vermin"], healer: "maireya" },
} as const satisfies Situation;
