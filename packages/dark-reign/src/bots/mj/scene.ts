import { type Ground, groundOfSquares } from "../../grid/ground.ts";
import type { Quality } from "../../kinds.ts";
import { cardOf, findCard } from "../../shelf.ts";
import type { SeenCharacter, View } from "../../view.ts";

/** What the MJ has before it: its view, and the ground worked out from it. */
export interface Scene {
  readonly view: View;
  readonly ground: Ground;
}

export function sceneOf(view: View): Scene {
  const squares = view.zones.flatMap((zone, number) =>
    zone.squares.map(({ x, y, ground }) => ({ x, y, terrain: ground, zone: number })),
  );
  const standing = view.elements.map((one) => ({
    x: one.x,
    y: one.y,
    hinders: cardOf("elements", one.kind).hinders(one),
  }));
  return { view, ground: groundOfSquares(squares, standing) };
}

export const onBoard = ({ view }: Scene): readonly SeenCharacter[] =>
  view.characters.filter(({ gone }) => gone === undefined);

export function characterIn({ view }: Scene, id: string): SeenCharacter {
  const found = view.characters.find((one) => one.id === id);
  if (found === undefined) throw new Error(`the MJ sees no ${id}`);
  return found;
}

export const isUp = ({ states }: SeenCharacter): boolean => states.ground === undefined;

export const pvOf = ({ pv }: SeenCharacter): number => pv.reduce((sum, one) => sum + one, 0);

/** Whether it is so by its profile, or for a while by an effect. */
export function is({ view }: Scene, { id, side, card }: SeenCharacter, quality: Quality): boolean {
  const own = findCard("profiles", card)?.traits ?? [];
  return (
    own.some((trait) => trait.is?.includes(quality)) ||
    view.effects.some(
      ({ on, what }) => (on === id || on === side) && what.kind === "is" && what.quality === quality,
    )
  );
}
