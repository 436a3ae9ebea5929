import type { Rng } from "@ossuaire/kernel";
import type { CombatRoom } from "../content/card.ts";
import { dealtIn } from "../content/dealt.ts";
import type { CatacombsOptions } from "../options.ts";

/** CAT-LAYOUT-01, 03, 04: combat rooms by level, each pile shuffled; the special cards are apart. */
export type Piles = readonly [string[], string[], string[]];

export function pilesOf(options: CatacombsOptions, rng: Rng): Piles {
  const { rooms } = dealtIn(options);
  const pile = (level: number) =>
    rng.shuffled(
      rooms
        .filter((room): room is CombatRoom => room.kind === "combat" && room.level === level)
        .map(({ id }) => id),
    );
  return [pile(0), pile(1), pile(2)];
}

export function draw(piles: Piles, level: 0 | 1 | 2): string {
  const card = piles[level].shift();
  if (card === undefined) throw new Error(`no room of level ${level} is left`);
  return card;
}

/** The Healer of the layout, and the other one if it is wanted too. */
export function healersIn(options: CatacombsOptions): readonly string[] {
  const { healer, secondHealer } = options;
  const others = dealtIn(options)
    .rooms.filter(({ kind, id }) => kind === "healer" && id !== healer)
    .map(({ id }) => id);
  return secondHealer ? [healer, ...others.slice(0, 1)] : [healer];
}
