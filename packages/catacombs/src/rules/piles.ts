import type { Rng } from "@ossuaire/kernel";
import { allRooms } from "../content/box.ts";
import type { SpecialRoom } from "../content/card.ts";
import type { Pack } from "../content/pack.ts";
import { packOf } from "../content/shelf.ts";
import type { CatacombsOptions } from "../options.ts";

/** CAT-LAYOUT-01, 03, 04: combat rooms by level, each pile shuffled; the special cards are apart. */
export type Piles = readonly [string[], string[], string[]];

type Level = 0 | 1 | 2;

/** A pile before it is shuffled: the rooms that are there, and those of a box before whose rooms half of these go. */
interface Stock {
  readonly first: readonly string[];
  readonly later: readonly string[];
}

export function pilesOf(options: CatacombsOptions, rng: Rng): Piles {
  const pile = (level: Level) => {
    const { first, later } = stockOf(options, level);
    const shuffled = rng.shuffled(first);
    return later.length === 0 ? shuffled : rng.shuffled([...halved(shuffled), ...later]);
  };
  return [pile(0), pile(1), pile(2)];
}

/** How many rooms of a level there are to be laid out. */
export function roomsOf(options: CatacombsOptions, level: Level): number {
  const { first, later } = stockOf(options, level);
  return later.length === 0 ? first.length : halved(first).length + later.length;
}

/** The larger half. */
function halved(rooms: readonly string[]): readonly string[] {
  return rooms.slice(0, Math.ceil(rooms.length / 2));
}

function stockOf({ boxes = [], rooms }: CatacombsOptions, level: Level): Stock {
  const packs = ["base", ...boxes].map(packOf);
  const ids = (among: readonly Pack[]) =>
    among
      .flatMap((pack) => pack.rooms)
      .filter((room) => room.kind === "combat" && room.level === level)
      .filter((room) => room.kind !== "combat" || room.needs === undefined || boxes.includes(room.needs))
      .map(({ id }) => id);
  const whole = packs.filter(({ halves }) => halves !== true);
  return {
    first: ids(whole.filter(({ id }) => rooms === undefined || rooms.includes(id))),
    later: ids(packs.filter(({ halves }) => halves === true)),
  };
}

export function draw(piles: Piles, level: Level): string {
  const card = piles[level].shift();
  if (card === undefined) throw new Error(`no room of level ${level} is left`);
  return card;
}

/** The special card of this kind that the layout has: a box may bring one for the base game's. */
export function specialIn(options: CatacombsOptions, kind: SpecialRoom["kind"]): string {
  const cards = specials(options, kind);
  const [card] = [...cards.filter(({ replaces }) => replaces), ...cards];
  if (card === undefined) throw new Error(`there is no ${kind} in these boxes`);
  return card.id;
}

function specials(
  options: Pick<CatacombsOptions, "boxes">,
  kind: SpecialRoom["kind"],
): readonly SpecialRoom[] {
  return allRooms(options).filter((room): room is SpecialRoom => room.kind === kind);
}

/** The Healer of the layout, and the other one if it is wanted too. */
export function healersIn(options: CatacombsOptions): readonly string[] {
  const { healer, secondHealer } = options;
  const cards = specials(options, "healer");
  const first = replacingHealer(options) ?? healer;
  const others = [healer, ...cards.map(({ id }) => id)].filter((id) => id !== first);
  return secondHealer ? [first, ...others.slice(0, 1)] : [first];
}

/** VER-SETUP-04: the Healer that a box brings instead of the base game's. */
export function replacingHealer(options: Pick<CatacombsOptions, "boxes">): string | undefined {
  return specials(options, "healer").find(({ replaces }) => replaces)?.id;
}

/** The Altar, where it was agreed on; it lies before the Lord. */
export function altarsIn(options: CatacombsOptions): readonly string[] {
  return options.altar ? [specialIn(options, "altar")] : [];
}
