import { path as skull } from "virtual:game-icon/crowned-skull";
import { path as finger } from "virtual:game-icon/pointing";

/** The drawings of the page itself, by what they stand for. */
export const figures = { finger, skull } as const;

/** SVG path data, on a square of 512. */
export type Outline = (typeof figures)[FigureName];

export type FigureName = keyof typeof figures;
