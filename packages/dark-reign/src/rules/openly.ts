import type { Character } from "../state.ts";
import type { DarkTable } from "../table.ts";

/** REG-VERDICT-47: what an MJ character has is hidden until it does something with it. */
export function openly({ tell, reveal }: DarkTable, { side }: Character): DarkTable["tell"] {
  return side === "mj" ? reveal : tell;
}
