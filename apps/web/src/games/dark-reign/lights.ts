import type { Reach } from "@ossuaire/dark-reign";
import { isSame, type Lights, type Square } from "../../board/grid/scene.ts";
import type { Chosen } from "./chosen.ts";
import type { Offer } from "./offers.ts";

/** What is lit: where one can go, by its cost; with a deed chosen, whatever that can be done to instead. */
export function lightsOf({
  offers,
  reach,
  chosen,
  way,
  acting,
}: {
  readonly offers: readonly Offer[];
  readonly reach: readonly Reach[];
  readonly chosen: Chosen | undefined;
  readonly way: readonly Square[];
  readonly acting: string | undefined;
}): Omit<Lights, "cursor" | "named"> {
  // Whoever runs goes to the same squares, farther.
  const deed = chosen?.deed === "run" ? undefined : chosen?.deed;
  const inDeed = offers.filter((one) => deed !== undefined && one.deed === deed);
  // Another question than what to do: its squares are the answers.
  const isActing = offers.some((one) => one.deed !== undefined);
  const passing = offers.filter((one) => one.deed === "pass");
  const squares = deed !== undefined ? inDeed : isActing ? passing : offers;
  const targets = (deed === undefined ? offers : inDeed).flatMap(({ target, at, isHostile }) =>
    target !== undefined && at !== undefined && (isHostile || !isActing || deed !== undefined) ? [at] : [],
  );
  const ground = squares.flatMap(({ target, at }) => (target === undefined && at !== undefined ? [at] : []));
  return {
    reached: [
      ...(deed === undefined ? reach : []).map(({ x, y, actions }) => ({ x, y, tier: tierOf(actions) })),
      ...distinct(ground)
        .filter((one) => deed !== undefined || !reach.some((other) => isSame(one, other)))
        .map(({ x, y }) => ({ x, y, tier: isActing && deed === undefined ? tierOf(2) : tierOf(1) })),
    ],
    way,
    acting,
    targets: chosen?.square ? [chosen.square] : distinct(targets),
  };
}

const tierOf = (actions: number): 1 | 2 | 3 => (actions < 2 ? 1 : actions < 3 ? 2 : 3);

function distinct(squares: readonly Square[]): readonly Square[] {
  return squares.filter((one, n) => squares.findIndex((other) => isSame(other, one)) === n);
}
