import { longPress } from "../../look/long-press.ts";
import { type Frame, type GridCamera, panned, type Spot, squareUnder, zoomed } from "./camera.ts";
import { isSame, type Square } from "./scene.ts";

/** What hands need of the board: from where it is looked at, and what to do. */
export interface Held {
  camera(): GridCamera | undefined;
  frame(): Frame;
  look(camera: GridCamera): void;
  tap(square: Square): void;
  /** A finger stays, or the other button of a mouse: somebody wants to know more. */
  hold(square: Square): void;
  point(square: Square | undefined): void;
  /** Something lies there that is taken along instead of the board; if so, it is in the hand from now on. */
  grab?(square: Square): boolean;
  /** Something is in the hand, from beside the board: it is laid down where the hand comes up. */
  carries?(): boolean;
}

/** CSS pixels: whoever moves less has tapped. */
const slack = 7;

/** One finger or the mouse drags the board, two bring it nearer, a wheel too; whoever only taps has chosen a square. */
export class Hand {
  readonly #held: Held;
  readonly #fingers = new Map<number, Spot>();
  #began: Spot | undefined;
  #drags = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** From where something was taken. */
  #grabbed: Square | undefined;

  constructor(held: Held) {
    this.#held = held;
  }

  down(finger: number, at: Spot): void {
    this.#fingers.set(finger, at);
    if (this.#fingers.size === 1) {
      this.#began = at;
      this.#drags = false;
      const camera = this.#held.camera();
      const square = camera && squareUnder(camera, this.#held.frame(), at);
      this.#grabbed = square && this.#held.grab?.(square) ? square : undefined;
      // What is in the hand is being moved, not asked about.
      if (this.#grabbed === undefined) this.#timer = setTimeout(() => this.study(at), longPress);
    } else this.#drags = true;
  }

  /** A long press is no tap any more. */
  study(at: Spot): void {
    const camera = this.#held.camera();
    if (this.#drags || camera === undefined) return;
    clearTimeout(this.#timer);
    this.#fingers.clear();
    this.#held.hold(squareUnder(camera, this.#held.frame(), at));
  }

  move(finger: number, at: Spot): void {
    const before = this.#fingers.get(finger);
    const camera = this.#held.camera();
    if (camera === undefined) return;
    if (before === undefined || this.#grabbed !== undefined) {
      this.#held.point(squareUnder(camera, this.#held.frame(), at));
      return;
    }
    if (this.#began !== undefined && gap(this.#began, at) > slack) this.#drags = true;
    const others = [...this.#fingers].filter(([id]) => id !== finger).map(([, spot]) => spot);
    this.#fingers.set(finger, at);
    if (!this.#drags) return;
    const [other] = others;
    if (other === undefined) {
      this.#held.look(panned(camera, at.left - before.left, at.top - before.top));
      return;
    }
    const middle = { left: (at.left + other.left) / 2, top: (at.top + other.top) / 2 };
    const by = gap(at, other) / Math.max(1, gap(before, other));
    const nearer = zoomed(camera, this.#held.frame(), by, middle);
    this.#held.look(panned(nearer, (at.left - before.left) / 2, (at.top - before.top) / 2));
  }

  up(finger: number, at: Spot): void {
    clearTimeout(this.#timer);
    const isTap = this.#fingers.has(finger) && this.#fingers.size === 1 && !this.#drags;
    const isBrought = !this.#fingers.has(finger) && this.#held.carries?.() === true;
    const from = this.#grabbed;
    this.#grabbed = undefined;
    this.#fingers.delete(finger);
    const camera = this.#held.camera();
    if (camera === undefined) return;
    const square = squareUnder(camera, this.#held.frame(), at);
    // Taken up and not moved, it stays in the hand until the next tap.
    if (from === undefined ? isTap || isBrought : !isSame(from, square)) this.#held.tap(square);
  }

  cancel(finger: number): void {
    clearTimeout(this.#timer);
    this.#fingers.delete(finger);
    this.#grabbed = undefined;
  }

  leave(): void {
    if (this.#fingers.size === 0) this.#held.point(undefined);
  }

  wheel(turned: number, at: Spot): void {
    const camera = this.#held.camera();
    if (camera !== undefined) this.#held.look(zoomed(camera, this.#held.frame(), 1.0015 ** -turned, at));
  }
}

function gap(a: Spot, b: Spot): number {
  return Math.hypot(a.left - b.left, a.top - b.top);
}
