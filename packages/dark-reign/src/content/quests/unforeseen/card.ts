import type { Script, Words } from "@ossuaire/kernel";
import type { UnforeseenCard } from "../../../cards/unforeseen.ts";
import type { DarkTable } from "../../../table.ts";

/** REG-EVENT: cards of our own; the number in brackets is the copies. */
export function unforeseen(
  id: string,
  name: Words,
  rule: `REG-EVENT-${number}`,
  copies: number,
  happens: (table: DarkTable) => Script,
): UnforeseenCard {
  return { id, name, rule, copies, happens, source: "house" };
}
