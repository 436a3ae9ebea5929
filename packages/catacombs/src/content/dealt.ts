import { type Expansion, hashOf } from "@ossuaire/kernel";
import type { CatacombsOptions } from "../options.ts";
import { factsOf } from "./facts.ts";
import type { Dealt, Pack } from "./pack.ts";
import { boxName, packOf } from "./shelf.ts";

/**
 * The base game and the boxes that were agreed on: a box more on the shelf changes nothing for a match without it.
 * Made once for each set of boxes.
 */
export function dealtIn({ boxes = [] }: Pick<CatacombsOptions, "boxes">): Dealt {
  const key = boxes.length === 0 ? "" : boxes.join(" ");
  const known = made.get(key);
  if (known !== undefined) return known;
  const dealt = ["base", ...boxes].map((id) => alone(within(packOf(id), boxes))).reduce(together);
  made.set(key, dealt);
  return dealt;
}

const made = new Map<string, Dealt>();

/** VER-SOLOTH-01: cards that need a box which is not on the table are left out. */
function within({ monsters, rooms, ...pack }: Pack, boxes: readonly string[]): Pack {
  const isUsable = (card: { readonly needs?: string }) =>
    card.needs === undefined || boxes.includes(card.needs);
  return {
    ...pack,
    monsters: monsters.filter(isUsable),
    rooms: rooms.filter((room) => room.kind !== "combat" || isUsable(room)),
  };
}

function alone({ custom, artefacts = [], voice: _voice, passages: _passages, ...pack }: Pack): Dealt {
  return { ...pack, artefacts, customs: custom === undefined ? [] : [custom] };
}

function together(one: Dealt, other: Dealt): Dealt {
  const discs = { ...one.discs };
  for (const [disc, count] of Object.entries(other.discs)) discs[disc] = (discs[disc] ?? 0) + count;
  return {
    boards: [...one.boards, ...other.boards],
    heroes: [...one.heroes, ...other.heroes],
    allies: [...one.allies, ...other.allies],
    lords: [...one.lords, ...other.lords],
    monsters: [...one.monsters, ...other.monsters],
    rooms: [...one.rooms, ...other.rooms],
    spells: [...one.spells, ...other.spells],
    items: [...one.items, ...other.items],
    lots: [...one.lots, ...other.lots],
    artefacts: [...one.artefacts, ...other.artefacts],
    discs,
    gold: one.gold + other.gold,
    customs: [...one.customs, ...other.customs],
  };
}

/** CAT-COMP-03: the Spell cards one by one. */
export function spellCopies({ spells }: Dealt): string[] {
  return spells.flatMap(({ id, copies }) => Array.from({ length: copies }, (_, i) => `${id}#${i + 1}`));
}

/** What each box holds by itself. */
export function expansionsIn({ boxes = [] }: Pick<CatacombsOptions, "boxes">): readonly Expansion[] {
  return boxes.map((id) => ({
    id,
    name: boxName(id),
    content: hashOf(factsOf(alone(within(packOf(id), boxes)))),
  }));
}

/** Equal for two tables that deal out the same cards and pieces. */
export function contentOf(options: Pick<CatacombsOptions, "boxes">): string {
  return hashOf(factsOf(dealtIn(options)));
}
