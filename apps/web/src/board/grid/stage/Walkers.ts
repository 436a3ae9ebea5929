import type { Figure, Square } from "../scene.ts";

/** Milliseconds: a square of walking, no walk longer than that, a fall. */
const step = 140;
const longest = 700;
const fall = 320;
/** Whoever waits in a new zone stands up once there is ground below. */
const rises = 380;
const dark = 120;

interface Walk {
  readonly from: Square;
  readonly since: number;
  readonly lasts: number;
}

/** A figure where it is on its way, in squares; `tilt` in radians, `hop` in squares above the floor. */
export interface Stand extends Square {
  readonly figure: Figure;
  readonly tilt: number;
  readonly hop: number;
  readonly alpha: number;
}

/** Who stands where, and who is on the way there. */
export class Walkers {
  #figures = new Map<string, Figure>();
  readonly #walks = new Map<string, Walk>();
  readonly #rising = new Map<string, number>();
  readonly #falling = new Map<string, { readonly figure: Figure; readonly since: number }>();

  /** `laidAt`: when the ground came where somebody stands, or will come. */
  lay(figures: readonly Figure[], now: number, still: boolean, laidAt: (at: Square) => number): void {
    const before = this.#figures;
    this.#figures = new Map(figures.map((figure) => [figure.id, figure]));
    if (still) {
      this.#walks.clear();
      this.#falling.clear();
      this.#rising.clear();
    }
    if (before.size === 0) return;
    for (const [id, figure] of before)
      if (!this.#figures.has(id) && !still) this.#falling.set(id, { figure, since: now });
    for (const figure of figures) {
      const old = before.get(figure.id);
      if (old === undefined) {
        if (!still && !figure.fades) this.#rising.set(figure.id, Math.max(now, laidAt(figure)) + dark);
        continue;
      }
      if (!still && (old.x !== figure.x || old.y !== figure.y)) {
        const at = this.#placeOf(old, now);
        const far = Math.max(Math.abs(at.x - figure.x), Math.abs(at.y - figure.y));
        this.#walks.set(figure.id, { from: at, since: now, lasts: Math.min(longest, far * step) });
      }
    }
  }

  /** Whoever was about to stand up does. */
  rise(): void {
    this.#rising.clear();
  }

  /** From back to front. */
  standing(now: number): readonly Stand[] {
    const stands: Stand[] = [...this.#figures.values()].map((figure) => {
      const walk = this.#walks.get(figure.id);
      const share = walk === undefined ? 1 : (now - walk.since) / walk.lasts;
      if (share >= 1) this.#walks.delete(figure.id);
      const since = this.#rising.get(figure.id);
      const risen = since === undefined ? 1 : Math.max(0, (now - since) / rises);
      if (risen >= 1) this.#rising.delete(figure.id);
      const swing = share < 1 ? Math.sin(((now - (walk?.since ?? 0)) / step) * Math.PI) : 0;
      return {
        figure,
        ...this.#placeOf(figure, now),
        tilt: risen < 1 ? (1 - risen) ** 2 * -1.3 : swing * 0.07,
        hop: Math.abs(swing) * 0.06,
        alpha: Math.min(1, risen * 2),
      };
    });
    for (const [id, { figure, since }] of this.#falling) {
      const share = (now - since) / fall;
      if (share >= 1) this.#falling.delete(id);
      else
        stands.push({
          figure,
          x: figure.x,
          y: figure.y,
          tilt: share * 1.4,
          hop: 0,
          alpha: 1 - share * share,
        });
    }
    return stands.toSorted((a, b) => a.y - b.y);
  }

  /** Something is still moving. */
  get isBusy(): boolean {
    return this.#walks.size > 0 || this.#falling.size > 0 || this.#rising.size > 0;
  }

  #placeOf({ id, x, y }: Figure, now: number): Square {
    const walk = this.#walks.get(id);
    if (walk === undefined) return { x, y };
    const share = Math.min(1, (now - walk.since) / walk.lasts);
    return { x: walk.from.x + (x - walk.from.x) * share, y: walk.from.y + (y - walk.from.y) * share };
  }
}
