import type { Picture } from "./Pictures.ts";
import { Layer, Sprite } from "./sprites.ts";

interface Spark {
  readonly sprite: Sprite;
  vx: number;
  vy: number;
  /** In seconds: how long it has lived, and how long it lives. */
  age: number;
  life: number;
  size: number;
}

const most = 160;

/** Sparks fly where discs meet; all of them exist from the start, so that none is made while discs move. */
export class Sparks {
  readonly layer = new Layer();
  readonly #sparks: Spark[] = [];
  #next = 0;
  #alive = 0;

  constructor(picture: Picture) {
    for (let n = 0; n < most; n += 1) {
      const sprite = this.layer.add(new Sprite({ glows: true }));
      sprite.wear(picture);
      sprite.visible = false;
      this.#sparks.push({ sprite, vx: 0, vy: 0, age: 1, life: 0, size: 0 });
    }
  }

  /** At a place as seen, in mm; `force` from 0 to 1. */
  strike(x: number, y: number, force: number, tint: number): void {
    this.#light(x, y, 0, 0, 0.18, 16 + 38 * force, tint);
    const number = Math.round(2 + 13 * force);
    for (let n = 0; n < number; n += 1) {
      const angle = Math.random() * 2 * Math.PI;
      const speed = (60 + 240 * Math.random()) * (0.35 + 0.65 * force);
      const life = 0.18 + 0.3 * Math.random();
      this.#light(
        x,
        y,
        Math.cos(angle) * speed,
        Math.sin(angle) * speed,
        life,
        3 + 5.5 * Math.random(),
        tint,
      );
    }
  }

  /** Says whether any still glows. */
  step(seconds: number): boolean {
    if (this.#alive === 0) return false;
    for (const spark of this.#sparks) {
      if (!spark.sprite.visible) continue;
      spark.age += seconds;
      const left = 1 - spark.age / spark.life;
      if (left <= 0) {
        spark.sprite.visible = false;
        this.#alive -= 1;
        continue;
      }
      const { sprite } = spark;
      sprite.at(sprite.x + spark.vx * seconds, sprite.y + spark.vy * seconds);
      const slower = Math.max(0, 1 - 4 * seconds);
      spark.vx *= slower;
      spark.vy *= slower;
      sprite.alpha = left * left;
      resize(sprite, spark.size * (0.4 + 0.6 * left));
    }
    return this.#alive > 0;
  }

  clear(): void {
    for (const { sprite } of this.#sparks) sprite.visible = false;
    this.#alive = 0;
  }

  #light(x: number, y: number, vx: number, vy: number, life: number, size: number, tint: number): void {
    const spark = this.#sparks[this.#next];
    if (spark === undefined) return;
    this.#next = (this.#next + 1) % most;
    if (!spark.sprite.visible) this.#alive += 1;
    Object.assign(spark, { vx, vy, age: 0, life, size });
    spark.sprite.visible = true;
    spark.sprite.alpha = 1;
    spark.sprite.tint = tint;
    spark.sprite.at(x, y);
    resize(spark.sprite, size);
  }
}

/** In mm across. */
function resize(sprite: Sprite, size: number): void {
  const { canvas, scale } = sprite.picture ?? {};
  const whole = (canvas?.width ?? 1) * (scale ?? 1);
  sprite.scaleX = size / whole;
  sprite.scaleY = size / whole;
}
