import { w } from "@ossuaire/kernel";

/** With the spaces that each language wants. */
export const colon = w(" : ", ": ");
export const semicolon = w(" ; ", "; ");
