import {
  type Board,
  type Disc,
  type Point,
  type Prepared,
  type Surface,
  type Table,
  WOOD,
} from "@ossuaire/flick";

/** What a moving disc may meet. */
export interface Scene {
  readonly board: Board;
  readonly surface: Surface;
  readonly discs: readonly Disc[];
}

/** A disc ready to be flicked. */
export interface Stand extends Scene {
  readonly prepared: Prepared;
  readonly disc: Disc;
  /** Where it is to be put first, if it is a projectile. */
  readonly spot: Point | undefined;
  /** Discs worth aiming at from here. */
  readonly targets: readonly Disc[];
}

export function sceneOf({ board, discs }: Table): Scene {
  return { board, surface: board.surface ?? WOOD, discs };
}

export function standOf(
  prepared: Prepared,
  disc: Disc,
  targets: readonly Disc[],
  spot: Point | undefined,
): Stand {
  const aims = targets.filter(({ id }) => id !== disc.id);
  return { ...sceneOf(prepared.table), prepared, disc, spot, targets: aims };
}
