/** Outlines of the icon set, as SVG path data on a square of 512, by the ids of what they stand for. */
export interface Drawings {
  /** Whatever lies on the board; a card that changes its disc has the other one under a name of its own. */
  readonly disc?: Readonly<Record<string, string>>;
  readonly item?: Readonly<Record<string, string>>;
  readonly spell?: Readonly<Record<string, string>>;
  /** What has become of a piece, by the kind of its mark. */
  readonly mark?: Readonly<Record<string, string>>;
  /** Actions that come of no article and no spell. */
  readonly action?: Readonly<Record<string, string>>;
}

const laidOut: Drawings[] = [];

/** Puts drawings within reach of everything that is drawn; the same ones twice are there once. */
export function layOut(...drawings: readonly Drawings[]): void {
  laidOut.push(...drawings.filter((one) => !laidOut.includes(one)));
}

/** A drawing out of a box that was fetched; the base game's are not among them. */
export function drawingOf(kind: keyof Drawings, id: string): string | undefined {
  return laidOut.find((drawings) => drawings[kind]?.[id] !== undefined)?.[kind]?.[id];
}
