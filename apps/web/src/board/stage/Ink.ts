import type { Picture } from "./Pictures.ts";
import { Layer, Sprite } from "./sprites.ts";

/** Marks that are drawn anew whenever the aim changes: sprites are kept and used again. All in mm as seen. */
export class Ink {
  readonly layer = new Layer();
  readonly #used = new Map<Picture, number>();
  readonly #pools = new Map<Picture, Sprite[]>();

  clear(): void {
    for (const pool of this.#pools.values()) for (const sprite of pool) sprite.visible = false;
    this.#used.clear();
  }

  /** When pictures have been painted anew. */
  forget(): void {
    this.layer.clear();
    this.#pools.clear();
    this.#used.clear();
  }

  /** A picture in its own size. */
  stamp(picture: Picture, x: number, y: number, tint = 0xffffff, alpha = 1): void {
    const sprite = this.#take(picture, tint, alpha);
    sprite.at(x, y);
    sprite.rotation = 0;
    sprite.wear(picture);
  }

  /** From one place to another, so many mm broad. */
  bar(
    picture: Picture,
    x0: number,
    y0: number,
    x1: number,
    y1: number,
    breadth: number,
    tint: number,
    alpha: number,
  ): void {
    const sprite = this.#take(picture, tint, alpha);
    const { canvas, scale } = picture;
    sprite.at((x0 + x1) / 2, (y0 + y1) / 2);
    sprite.wear(picture);
    sprite.scaleX = (Math.hypot(x1 - x0, y1 - y0) + breadth) / (canvas.width * scale);
    sprite.scaleY = breadth / (canvas.height * scale);
    sprite.rotation = Math.atan2(y1 - y0, x1 - x0);
  }

  #take(picture: Picture, tint: number, alpha: number): Sprite {
    const used = this.#used.get(picture) ?? 0;
    this.#used.set(picture, used + 1);
    const pool = this.#pools.get(picture) ?? [];
    this.#pools.set(picture, pool);
    const sprite = pool[used] ?? this.layer.add(new Sprite());
    pool[used] = sprite;
    sprite.visible = true;
    sprite.tint = tint;
    sprite.alpha = alpha;
    return sprite;
  }
}
