import { directionSeen } from "../camera.ts";
import { paintBadge } from "../paint/badge.ts";
import { paintBurdens } from "../paint/burdens.ts";
import { badgeOf, lookOf, signsOf } from "../paint/counter.ts";
import { paintDisc } from "../paint/disc.ts";
import { type MarkName, paintMark } from "../paint/marks.ts";
import type { BeamPicture, Counter, Seen } from "../scene.ts";
import type { Picture, Pictures } from "./Pictures.ts";

/** One side of a disc. */
export interface Face {
  readonly picture: Picture;
  readonly figure: string;
  readonly stunned: boolean;
  readonly wounded: boolean;
}

/** What pieces wear: painted once for all that look alike. */
export class Wardrobe {
  readonly #pictures: Pictures;

  constructor(pictures: Pictures) {
    this.#pictures = pictures;
  }

  face(piece: Counter, seen: Seen): Face {
    const { radius } = piece;
    const look = lookOf(piece);
    const key = `disc ${radius} ${Object.values(look).join()}`;
    const picture =
      this.#beam(piece, seen, "body") ??
      this.#pictures.of(key, (density) => paintDisc(look, radius * density));
    return { ...look, picture };
  }

  /** What lies on it. */
  load(piece: Counter): Picture | undefined {
    const { radius } = piece;
    const signs = signsOf(piece);
    if (signs.length === 0) return undefined;
    const key = `burdens ${radius} ${JSON.stringify(signs)}`;
    return this.#pictures.of(key, (density, brush) => paintBurdens(signs, radius, density, brush));
  }

  badge(piece: Counter): Picture | undefined {
    const { radius } = piece;
    const badge = badgeOf(piece);
    if (badge === undefined) return undefined;
    const key = `badge ${radius} ${Object.values(badge).join()}`;
    return this.#pictures.of(key, (density, brush) => paintBadge(badge, radius * density, brush));
  }

  /** What is laid around it. */
  mark(name: MarkName | undefined, piece: Counter, seen: Seen): Picture | undefined {
    if (name === undefined) return undefined;
    const { radius } = piece;
    return (
      this.#beam(piece, seen, name) ??
      this.#pictures.of(`${name} ${radius}`, (density, brush) => paintMark(name, radius * density, brush))
    );
  }

  /** A wall is painted as it is seen from here. */
  #beam({ beam }: Counter, seen: Seen, what: BeamPicture): Picture | undefined {
    if (beam === undefined) return undefined;
    const span = directionSeen(seen, beam.span);
    return this.#pictures.of(`beam ${what} ${span.x} ${span.y}`, (density, brush) =>
      beam.paint(span, what, density, brush),
    );
  }
}
