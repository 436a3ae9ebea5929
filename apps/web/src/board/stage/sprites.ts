import type { Picture } from "./Pictures.ts";

/** A picture somewhere on the stage, in mm as seen. Plain numbers: they are set for every moving disc in every frame. */
export class Sprite {
  picture: Picture | undefined;
  x = 0;
  y = 0;
  /** Of its own size. */
  scaleX = 1;
  scaleY = 1;
  rotation = 0;
  alpha = 1;
  /** Its white becomes this. */
  tint = 0xffffff;
  visible = true;
  /** What lies where it is placed: its middle, or its upper left corner. */
  readonly by: "middle" | "corner";
  /** It adds its light to what lies below. */
  readonly glows: boolean;

  constructor({ by = "middle", glows = false }: Partial<Pick<Sprite, "by" | "glows">> = {}) {
    this.by = by;
    this.glows = glows;
  }

  at(x: number, y: number): void {
    this.x = x;
    this.y = y;
  }

  wear(picture: Picture): void {
    this.picture = picture;
    this.scaleX = 1;
    this.scaleY = 1;
  }
}

/** Sprites one above the other; the last one is on top. */
export class Layer {
  readonly sprites: Sprite[] = [];

  add(sprite: Sprite): Sprite {
    this.sprites.push(sprite);
    return sprite;
  }

  remove(sprite: Sprite): void {
    const place = this.sprites.indexOf(sprite);
    if (place >= 0) this.sprites.splice(place, 1);
  }

  clear(): void {
    this.sprites.length = 0;
  }
}
