/** How thick lines are, whatever the scale: what must be seen is measured on the screen. */
export interface Brush {
  /** How many pixels of a picture make one of the page. */
  readonly pixel: number;
  /** More contrast is asked for: rings half as thick again, no halos. */
  readonly bold: boolean;
}
