import { addElement } from "../rules/elements.ts";
import type { State } from "../state.ts";

/** A closed door east of the square, with this zone card behind it. */
export function doorTo(
  state: State,
  card: string,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  const [first, ...rest] = state.zones;
  if (first !== undefined) state.zones = [{ ...first, added: [{ x, y, side: "east" }] }, ...rest];
  const door = addElement(state, "door", { x: x + 1, y }, 0);
  state.piles[door.id] = [card];
}
