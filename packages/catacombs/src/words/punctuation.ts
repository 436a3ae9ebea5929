import { say, type Words, w } from "@ossuaire/kernel";

/** With the spaces that each language wants. */
export const colon = w(" : ", ": ");
export const semicolon = w(" ; ", "; ");

/** “3 × Orc”, which no line divides. */
export function times(count: number, name: Words): Words {
  const many = `${count}\u00a0×\u00a0`;
  return say`${w(many, many)}${name}`;
}
