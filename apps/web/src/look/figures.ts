import { path as film } from "virtual:game-icon/backward-time";
import { path as skull } from "virtual:game-icon/crowned-skull";
import { path as finger } from "virtual:game-icon/pointing";
import { path as watch } from "virtual:game-icon/stopwatch";
import { path as friends } from "virtual:game-icon/three-friends";

/** The drawings of the page itself, by what they stand for. */
export const figures = { film, finger, friends, skull, watch } as const;

/** SVG path data, on a square of 512. */
export type Outline = (typeof figures)[FigureName];

export type FigureName = keyof typeof figures;
