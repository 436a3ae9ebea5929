import type { Frame } from "../camera.ts";
import { sheet } from "../paint/sheet.ts";
import type { Layer, Sprite } from "./sprites.ts";

interface View {
  /** Where the stage begins in the frame, and CSS pixels per mm. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Draws layers of sprites on a canvas. */
export class Painter {
  readonly canvas: HTMLCanvasElement;
  readonly #pen: CanvasRenderingContext2D;
  readonly #tinted = new WeakMap<HTMLCanvasElement, Map<number, HTMLCanvasElement>>();
  #ratio = 1;

  constructor() {
    const { canvas, pen } = sheet(1, 1);
    this.canvas = canvas;
    this.#pen = pen;
  }

  resize({ width, height }: Frame, ratio: number): void {
    const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)];
    this.#ratio = ratio;
    if (this.canvas.width === across && this.canvas.height === down) return;
    this.canvas.width = across;
    this.canvas.height = down;
    this.canvas.style.width = `${width}px`;
    this.canvas.style.height = `${height}px`;
  }

  paint(layers: readonly Layer[], view: View): void {
    const pen = this.#pen;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.globalAlpha = 1;
    pen.globalCompositeOperation = "source-over";
    pen.clearRect(0, 0, this.canvas.width, this.canvas.height);
    for (const { sprites } of layers)
      for (const sprite of sprites) if (sprite.visible && sprite.alpha > 0) this.#stamp(sprite, view);
  }

  #stamp(sprite: Sprite, { x, y, scale }: View): void {
    const { picture, rotation, tint, by } = sprite;
    if (picture === undefined) return;
    const pen = this.#pen;
    const image = tint === 0xffffff ? picture.canvas : this.#tint(picture.canvas, tint);
    const size = scale * this.#ratio * picture.scale;
    const [across, down] = [sprite.scaleX * size, sprite.scaleY * size];
    const [cos, sin] = rotation === 0 ? [1, 0] : [Math.cos(rotation), Math.sin(rotation)];
    pen.setTransform(
      cos * across,
      sin * across,
      -sin * down,
      cos * down,
      (x + sprite.x * scale) * this.#ratio,
      (y + sprite.y * scale) * this.#ratio,
    );
    pen.globalAlpha = sprite.alpha;
    pen.globalCompositeOperation = sprite.glows ? "lighter" : "source-over";
    const off = by === "middle" ? -0.5 : 0;
    pen.drawImage(image, off * image.width, off * image.height);
  }

  /** Painted once for each colour: there are few. */
  #tint(picture: HTMLCanvasElement, tint: number): HTMLCanvasElement {
    const known = this.#tinted.get(picture) ?? new Map<number, HTMLCanvasElement>();
    this.#tinted.set(picture, known);
    const there = known.get(tint);
    if (there !== undefined) return there;
    const { canvas, pen } = sheet(picture.width, picture.height);
    pen.drawImage(picture, 0, 0);
    pen.globalCompositeOperation = "multiply";
    pen.fillStyle = `#${tint.toString(16).padStart(6, "0")}`;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    // As transparent as it was.
    pen.globalCompositeOperation = "destination-in";
    pen.drawImage(picture, 0, 0);
    known.set(tint, canvas);
    return canvas;
  }
}
