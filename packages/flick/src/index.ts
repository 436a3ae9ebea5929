/**
 * Exact physics of sliding discs: flick one, and read what happened. See README.md.
 * Everything another package may use stands here.
 */
export type { Aim } from "./aim.ts";
export { WOOD } from "./check.ts";
export { RADIUS, RING, WEAKEST } from "./constants.ts";
export { type FlickOptions, flick, type Prepared, prepare, type Shot, strongestSpeed } from "./flick.ts";
export {
  checkSpot,
  type Demand,
  type Legality,
  type PlaceRefusal,
  type PlaceRefusalCode,
  type Spot,
  type Zone,
} from "./placement/legality.ts";
export { type Nearest, nearestSpot } from "./placement/nearest.ts";
export { comeBack, type Leaver, type Placed, placeInOrder } from "./placement/several.ts";
export type { Contact, Entry, Exit, Fall, Report, Stretch, Track, WallContact } from "./report.ts";
export type {
  Barrier,
  Board,
  Disc,
  Flick,
  Point,
  Refusal,
  RefusalCode,
  Rider,
  Rim,
  Side,
  Surface,
  Table,
} from "./table.ts";
export { positionAt } from "./tracks.ts";
