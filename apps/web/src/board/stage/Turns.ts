import type { Picture } from "./Pictures.ts";
import type { Sprite } from "./sprites.ts";

/** How a disc shows another face: turned over; fallen, on its back; up again. */
export type Way = "over" | "down" | "up";

/** In ms. */
const lasts: Readonly<Record<Way, number>> = { over: 220, down: 260, up: 260 };

interface Turn {
  readonly from: Picture;
  readonly to: Picture;
  readonly way: Way;
  done: number;
}

/** Discs that are being turned: in the middle of it the old face gives way to the new one. */
export class Turns {
  readonly #turns = new Map<Sprite, Turn>();

  begin(body: Sprite, from: Picture, to: Picture, way: Way): void {
    this.#turns.set(body, { from, to, way, done: 0 });
    body.wear(from);
  }

  /** Whether it is on its way to this very face. */
  isTurningTo(body: Sprite, to: Picture): boolean {
    return this.#turns.get(body)?.to === to;
  }

  /** What was begun counts no more. */
  end(body: Sprite): void {
    if (this.#turns.delete(body)) body.rotation = 0;
  }

  /** Goes on by so many ms; says whether anything still turns. */
  step(ms: number): boolean {
    for (const [body, turn] of this.#turns) {
      turn.done = Math.min(1, turn.done + ms / lasts[turn.way]);
      const { from, to, way, done } = turn;
      const isNew = done >= 0.5;
      body.wear(isNew ? to : from);
      if (way === "over") body.scaleX = Math.abs(Math.cos(done * Math.PI));
      else {
        // The fallen face is engraved a quarter round: it is turned until it meets that.
        const quarter = way === "down" ? Math.PI / 2 : -Math.PI / 2;
        body.rotation = quarter * (isNew ? done - 1 : done);
        body.scaleY = 1 - 0.25 * Math.sin(done * Math.PI);
      }
      if (done === 1) this.end(body);
    }
    return this.#turns.size > 0;
  }
}
