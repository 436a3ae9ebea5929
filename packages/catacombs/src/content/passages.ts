import type { PassageText } from "./pack.ts";
import { shelf } from "./shelf.ts";

/** A card of the Dark Passageways, as it is printed. */
export function passageOf(id: string): PassageText {
  const cards = [...shelf.packs.values()].flatMap(({ passages = [] }) => passages);
  const card = cards.find((one) => one.id === id);
  if (card === undefined) throw new Error(`there is no passage ${id}`);
  return card;
}
