import type { Gist } from "@ossuaire/study";

/** A colour by its place, with red, green, blue and how dense it is, 0 to 255 each. */
type Tint = (column: number, row: number) => Rgba;
type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** Soft colours, each with a pattern of its own: whoever does not tell the colours apart tells these. */
export function tintOf(gist: Gist, bold: boolean): Tint {
  const { colour, dense, pale, pattern } = looks[gist];
  const [high, low] = bold ? [Math.min(255, dense * 1.35), pale * 1.2] : [dense, pale];
  return (column, row) => [...colour, pattern(column, row) ? high : low];
}

interface Look {
  readonly colour: readonly [number, number, number];
  /** How dense the pattern is, and what lies between it. */
  readonly dense: number;
  readonly pale: number;
  readonly pattern: (column: number, row: number) => boolean;
}

const plain = (): boolean => true;
const falling = (column: number, row: number): boolean => (column + row) % 10 < 4;
const rising = (column: number, row: number): boolean => (column - row + 10_000) % 8 < 3;
const dots = (column: number, row: number): boolean => (column % 10) ** 2 + (row % 10) ** 2 < 14;
const crosses = (column: number, row: number): boolean =>
  falling(column, row) || (column - row + 10_000) % 10 < 4;
const bars = (_: number, row: number): boolean => row % 8 < 4;

const looks: Readonly<Record<Gist, Look>> = {
  nothing: { colour: [28, 20, 12], dense: 92, pale: 92, pattern: plain },
  obstacle: { colour: [236, 224, 196], dense: 190, pale: 70, pattern: dots },
  out: { colour: [86, 132, 190], dense: 175, pale: 95, pattern: falling },
  friend: { colour: [226, 106, 190], dense: 165, pale: 84, pattern: crosses },
  enemy: { colour: [255, 206, 92], dense: 178, pale: 178, pattern: plain },
  enemies: { colour: [255, 240, 190], dense: 205, pale: 128, pattern: bars },
  kill: { colour: [255, 92, 66], dense: 215, pale: 140, pattern: rising },
};
