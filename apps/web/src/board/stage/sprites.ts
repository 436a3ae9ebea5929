import { tinted } from "./tint.ts";

/** A place or a size, changed by whoever moves things: no object is made while discs slide. */
class Pair {
  x: number;
  y: number;

  constructor(value: number) {
    this.x = value;
    this.y = value;
  }

  set(x: number, y = x): void {
    this.x = x;
    this.y = y;
  }
}

/** Something that is drawn, in its place among others. */
abstract class Drawn {
  readonly position = new Pair(0);
  readonly scale = new Pair(1);
  visible = true;
  parent: Container | undefined;

  /** It is drawn no more. */
  destroy(): void {
    this.parent?.remove(this);
  }

  abstract draw(pen: CanvasRenderingContext2D): void;
}

/** Things on top of each other, the first lowest; moved and sized together. */
export class Container extends Drawn {
  readonly #children: Drawn[] = [];

  addChild<Child extends Drawn>(child: Child, ...others: readonly Drawn[]): Child {
    for (const one of [child, ...others]) {
      one.parent = this;
      this.#children.push(one);
    }
    return child;
  }

  removeChildren(): void {
    for (const child of this.#children.splice(0)) child.parent = undefined;
  }

  remove(child: Drawn): void {
    const at = this.#children.indexOf(child);
    if (at >= 0) this.#children.splice(at, 1);
    child.parent = undefined;
  }

  draw(pen: CanvasRenderingContext2D): void {
    if (!this.visible) return;
    pen.save();
    pen.translate(this.position.x, this.position.y);
    pen.scale(this.scale.x, this.scale.y);
    for (const child of this.#children) child.draw(pen);
    pen.restore();
  }
}

interface Looks {
  readonly texture?: HTMLCanvasElement;
  /** Which point of the picture lies in its place: 0 its upper left corner, 0.5 its middle. */
  readonly anchor?: number;
  /** Adds its light to what is below instead of covering it. */
  readonly glows?: boolean;
  readonly visible?: boolean;
}

/** One picture. */
export class Sprite extends Drawn {
  texture: HTMLCanvasElement | undefined;
  alpha = 1;
  /** Its colours are multiplied by this one. */
  tint = 0xffffff;
  rotation = 0;
  readonly #anchor: number;
  readonly #blending: GlobalCompositeOperation;

  constructor({ texture, anchor = 0, glows = false, visible = true }: Looks = {}) {
    super();
    this.texture = texture;
    this.#anchor = anchor;
    this.#blending = glows ? "lighter" : "source-over";
    this.visible = visible;
  }

  /** As large as this, whatever the size of its picture. */
  stretch(width: number, height: number): void {
    if (this.texture !== undefined) this.scale.set(width / this.texture.width, height / this.texture.height);
  }

  draw(pen: CanvasRenderingContext2D): void {
    const { texture, position, scale, rotation } = this;
    if (!this.visible || this.alpha <= 0 || texture === undefined || texture.width === 0) return;
    const width = texture.width * scale.x;
    const height = texture.height * scale.y;
    pen.globalAlpha = this.alpha;
    pen.globalCompositeOperation = this.#blending;
    pen.translate(position.x, position.y);
    if (rotation !== 0) pen.rotate(rotation);
    pen.drawImage(tinted(texture, this.tint), -this.#anchor * width, -this.#anchor * height, width, height);
    // Back by hand: to save and restore the pen for every sprite costs more than the sprite.
    if (rotation !== 0) pen.rotate(-rotation);
    pen.translate(-position.x, -position.y);
  }
}
