import { type Field, fieldKey, fieldsOf } from "../paint/field.ts";
import { paintFlame, paintShine } from "../paint/flame.ts";
import { leafReach, paintLeaf } from "../paint/leaf.ts";
import { paintStandee, standeeKey } from "../paint/standee.ts";
import { type BakedZone, bakeZone } from "../paint/zone.ts";
import type { Figure, GridScene, Thing } from "../scene.ts";

/** Points that a square is baked with: one size serves a while of coming nearer and going away. */
const sizes = [24, 36, 52, 72, 104, 144] as const;

/** Paints zones, figures and flames once for each look and size, and keeps what is still wanted. */
export class Bakery {
  readonly #zones = new Map<string, BakedZone>();
  readonly #standees = new Map<string, HTMLCanvasElement>();
  readonly #leaves = new Map<string, HTMLCanvasElement>();
  readonly #flames = new Map<string, HTMLCanvasElement>();
  #fields: readonly { readonly field: Field; readonly key: string }[] = [];

  lay(scene: GridScene): void {
    this.#fields = fieldsOf(scene.zones).map((field) => ({ field, key: fieldKey(field) }));
    for (const key of this.#zones.keys())
      if (!this.#fields.some((one) => key.startsWith(`${one.key}@`))) this.#zones.delete(key);
  }

  /** In the order of discovery. */
  zones(points: number): readonly BakedZone[] {
    const size = sizeFor(points);
    return this.#fields.map(({ field, key }) => {
      const name = `${key}@${size}`;
      const known = this.#zones.get(name) ?? bakeZone(field, size);
      this.#zones.set(name, known);
      for (const other of sizes) if (other !== size) this.#zones.delete(`${key}@${other}`);
      return known;
    });
  }

  standee(figure: Figure, points: number): HTMLCanvasElement {
    const size = sizeFor(points);
    return kept(this.#standees, `${standeeKey(figure)}@${size}`, () => paintStandee(figure, size));
  }

  /** A leaf that hangs still is kept; one that turns is painted for the moment. `reach`: how far its picture goes beyond its square. */
  leaf(
    { look, paint }: NonNullable<Thing["leaf"]>,
    share: number,
    points: number,
  ): { readonly canvas: HTMLCanvasElement; readonly reach: number } {
    const size = sizeFor(points);
    const step = Math.round(share * 8) / 8;
    const canvas = kept(this.#leaves, `${look} ${step}@${size}`, () =>
      paintLeaf(size, (brush) => paint(brush, step)),
    );
    return { canvas, reach: leafReach };
  }

  flame(lean: -1 | 1, points: number): HTMLCanvasElement {
    const size = sizeFor(points);
    return kept(this.#flames, `${lean}@${size}`, () => paintFlame(size, lean));
  }

  /** Light has no edges: one size serves all. */
  shine(): HTMLCanvasElement {
    return kept(this.#flames, "shine", () => paintShine(24));
  }
}

function sizeFor(points: number): number {
  return sizes.find((size) => size >= points * 0.9) ?? 144;
}

/** The oldest goes when there are too many. */
function kept(
  shelf: Map<string, HTMLCanvasElement>,
  key: string,
  paint: () => HTMLCanvasElement,
): HTMLCanvasElement {
  const known = shelf.get(key) ?? paint();
  shelf.delete(key);
  shelf.set(key, known);
  const [oldest] = shelf.keys();
  if (shelf.size > 160 && oldest !== undefined) shelf.delete(oldest);
  return known;
}
