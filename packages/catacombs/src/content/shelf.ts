import type { Words } from "@ossuaire/kernel";
import type {
  AllyCard,
  Board,
  HeroCard,
  ItemCard,
  LordCard,
  MonsterCard,
  RoomCard,
  SpellCard,
} from "./card.ts";
import type { Pack } from "./pack.ts";

/** All that lies in the boxes that this program knows, by id: an id names the same card in every match. */
export const shelf = {
  boards: new Map<string, Board>(),
  heroes: new Map<string, HeroCard>(),
  allies: new Map<string, AllyCard>(),
  lords: new Map<string, LordCard>(),
  monsters: new Map<string, MonsterCard>(),
  rooms: new Map<string, RoomCard>(),
  spells: new Map<string, SpellCard>(),
  items: new Map<string, ItemCard>(),
  packs: new Map<string, Pack>(),
};

export function taken<T>(from: ReadonlyMap<string, T>, id: string): T {
  const card = from.get(id);
  if (card === undefined) throw new Error(`there is no ${id} in the box`);
  return card;
}

export const packOf = (id: string): Pack => taken(shelf.packs, id);
export const isPack = (id: string): boolean => shelf.packs.has(id);

/** As its lid says it; a box that has none goes by its id. */
export function boxName(id: string): Words {
  return shelf.packs.get(id)?.name ?? { fr: id, en: id };
}

/** The ids of all boxes beside the base game, in the order in which options name them. */
export function expansions(): readonly string[] {
  return [...shelf.packs.keys()].filter((id) => id !== "base").toSorted();
}

/** Whatever a box brings that is asked for by name when a match is agreed on. */
type Named = "heroes" | "lords" | "monsters" | "rooms";

/** Out of which box this card comes. */
export function packWith(sort: Named, id: string): Pack | undefined {
  return [...shelf.packs.values()].find((pack) => pack[sort].some((card) => card.id === id));
}
