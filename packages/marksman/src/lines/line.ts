/** A way to flick a disc that is meant to achieve something, told by geometry alone; trials will show. */
export interface Line {
  /** Direction, a unit vector. */
  readonly ux: number;
  readonly uy: number;
  /** How far the direction may be off, as a tangent, and still achieve it. */
  readonly slack: number;
  /** The square of the least speed that achieves it. */
  readonly least: number;
}
