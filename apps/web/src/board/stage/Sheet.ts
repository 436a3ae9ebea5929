import type { Container } from "./sprites.ts";

/** The canvas on the page, as fine as the screen is. */
export class Sheet {
  readonly canvas = document.createElement("canvas");
  readonly #pen: CanvasRenderingContext2D;
  #ratio = 1;

  constructor() {
    const pen = this.canvas.getContext("2d");
    if (pen === null) throw new Error("This browser draws nothing on a canvas");
    this.#pen = pen;
    this.canvas.className = "board-canvas";
    this.canvas.setAttribute("aria-hidden", "true");
  }

  /** In CSS pixels, and so many of the screen to each. */
  resize(width: number, height: number, ratio: number): void {
    this.#ratio = ratio;
    this.canvas.width = Math.round(width * ratio);
    this.canvas.height = Math.round(height * ratio);
    this.canvas.style.width = `${width}px`;
    this.canvas.style.height = `${height}px`;
  }

  get ratio(): number {
    return this.#ratio;
  }

  draw(root: Container): void {
    this.#pen.setTransform(1, 0, 0, 1, 0, 0);
    this.#pen.globalAlpha = 1;
    this.#pen.globalCompositeOperation = "source-over";
    this.#pen.clearRect(0, 0, this.canvas.width, this.canvas.height);
    this.#pen.setTransform(this.#ratio, 0, 0, this.#ratio, 0, 0);
    root.draw(this.#pen);
  }
}
