import type { Brush } from "../paint/brush.ts";

/** A picture on the stage, and how large one of its pixels is in mm. */
export interface Picture {
  readonly canvas: HTMLCanvasElement;
  readonly scale: number;
}

/** Pictures that are painted once and used often, all of the same density. */
export class Pictures {
  #kept = new Map<string, Picture>();
  #density = 0;
  #brush: Brush = { pixel: 1, bold: false };

  /** In pixels per mm. */
  get density(): number {
    return this.#density;
  }

  /**
   * Painted anew only where sharpness asks for it: too coarse by a little, or too fine by so much that what keeps its
   * size on the screen would become too small.
   */
  sharpen(wanted: number, brush: Brush): void {
    const fits = wanted <= this.#density * 1.04 && wanted > this.#density * 0.94;
    if (fits && brush.bold === this.#brush.bold) return;
    this.#density = wanted;
    this.#brush = brush;
    this.renew();
  }

  /** Everything will be painted anew. */
  renew(): void {
    this.#kept = new Map();
  }

  of(key: string, paint: (density: number, brush: Brush) => HTMLCanvasElement): Picture {
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const picture = pictureOf(paint(this.#density, this.#brush), this.#density);
    this.#kept.set(key, picture);
    return picture;
  }

  /** A large one that is not needed any more. */
  drop(key: string): void {
    this.#kept.delete(key);
  }
}

export function pictureOf(canvas: HTMLCanvasElement, density: number): Picture {
  return { canvas, scale: 1 / density };
}
