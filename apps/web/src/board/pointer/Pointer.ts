import type { Point } from "@ossuaire/flick";
import { type Aim, aimAlong, aimOf } from "../aim/aim.ts";
import { pull, reachOn } from "../aim/pull.ts";
import { remember, type Sample, speedAtRelease } from "../aim/real-flick.ts";
import { type Camera, directionOnBoard, fit, panned, toBoard, toScreen, zoomed } from "../camera.ts";
import type { Counter, Gesture, Scene, Task } from "../scene.ts";
import { isOnZone, pieceAt } from "./find.ts";
import { isTwice, type Tap } from "./tap.ts";

/** What the hand finds when it comes to the board. */
export interface Setting {
  readonly scene: Scene;
  readonly camera: Camera | undefined;
  readonly task: Task | undefined;
  readonly gesture: Gesture;
  /** Discs are moving: there is nothing to do but to watch, or to skip. */
  readonly watching: boolean;
  /** Tapped before: may now be pulled from anywhere, where the disc lies too near to the edge of the screen. */
  readonly taken: string | undefined;
  /** Where the piece that is being placed is. */
  readonly spot: Point | undefined;
}

/** What the hand does. */
export interface Doings {
  readonly aim: (aim: Aim | undefined) => void;
  readonly release: (aim: Aim) => void;
  readonly take: (piece: string | undefined) => void;
  readonly lead: (wish: Point) => void;
  readonly letGo: () => void;
  readonly confirm: () => void;
  readonly look: (camera: Camera) => void;
  readonly skip: () => void;
  readonly choose: (piece: string) => void;
  /** Tapped, and not part of any task: to be looked at. */
  readonly study: (piece: string) => void;
}

type FlickTask = Extract<Task, { kind: "flick" }>;

type Grip =
  | { readonly kind: "none" | "spent" | "pinch" }
  | {
      readonly kind: "pull";
      readonly piece: Counter;
      readonly anchor: Point;
      readonly slack: number;
      left: boolean;
    }
  | { readonly kind: "flick"; readonly piece: Counter; readonly samples: Sample[] }
  | { readonly kind: "lead"; readonly offset: Point }
  | { readonly kind: "pan"; last: Point };

const none: Grip = { kind: "none" };
const spent: Grip = { kind: "spent" };

/** One hand on the board, by mouse, pen or finger; two fingers look closer. */
export class Pointer {
  readonly #view: HTMLElement;
  readonly #setting: () => Setting;
  readonly #doings: Doings;
  readonly #fingers = new Map<number, Point>();
  #grip: Grip = none;
  #aim: Aim | undefined;
  #down: Point = { x: 0, y: 0 };
  #tap: Tap | undefined;
  /** The piece that a tap has met, until the tap is wholly over. */
  #touched: Touched | undefined;

  constructor(view: HTMLElement, setting: () => Setting, doings: Doings) {
    this.#view = view;
    this.#setting = setting;
    this.#doings = doings;
    view.addEventListener("pointerdown", this.#press);
    view.addEventListener("pointermove", this.#move);
    view.addEventListener("pointerup", this.#lift);
    view.addEventListener("pointercancel", this.#lose);
    view.addEventListener("click", this.#click);
    view.addEventListener("wheel", this.#wheel, { passive: false });
    window.addEventListener("keydown", this.#key, true);
  }

  close(): void {
    this.#view.removeEventListener("pointerdown", this.#press);
    this.#view.removeEventListener("pointermove", this.#move);
    this.#view.removeEventListener("pointerup", this.#lift);
    this.#view.removeEventListener("pointercancel", this.#lose);
    this.#view.removeEventListener("click", this.#click);
    this.#view.removeEventListener("wheel", this.#wheel);
    window.removeEventListener("keydown", this.#key, true);
  }

  /** Whatever was begun counts no more, until all fingers are lifted. Says whether there was anything. */
  cancel(): boolean {
    const busy = this.#grip.kind === "pull" || this.#grip.kind === "flick";
    if (this.#fingers.size > 0) this.#grip = spent;
    this.#point(undefined);
    return busy;
  }

  readonly #press = (event: PointerEvent): void => {
    if (event.target instanceof Element && event.target.closest("button") !== null) return;
    if (event.pointerType === "mouse" && event.button !== 0) return;
    const hand = this.#place(event);
    this.#fingers.set(event.pointerId, hand);
    if (event.isTrusted) this.#view.setPointerCapture(event.pointerId);
    if (this.#fingers.size > 1) {
      this.cancel();
      this.#grip = this.#fingers.size === 2 ? { kind: "pinch" } : spent;
      return;
    }
    this.#down = hand;
    this.#touched = undefined;
    this.#grip = this.#gripAt(hand, event.timeStamp);
    if (this.#grip.kind === "lead") this.#lead(this.#grip, hand);
  };

  #gripAt(hand: Point, time: number): Grip {
    const { scene, camera, task, gesture, watching, taken, spot } = this.#setting();
    if (camera === undefined) return spent;
    if (watching) {
      this.#doings.skip();
      return spent;
    }
    if (task?.kind === "flick") {
      const piece = pieceAt(scene.pieces, task.pieces, camera, hand);
      if (piece !== undefined && gesture === "real-flick")
        return { kind: "flick", piece, samples: [{ ...hand, time }] };
      if (piece !== undefined) {
        const slack = Math.max(12, piece.radius * camera.scale);
        return { kind: "pull", piece, anchor: toScreen(camera, piece), slack, left: false };
      }
      const far = scene.pieces.find(({ id }) => id === taken && task.pieces.includes(id));
      if (far !== undefined && gesture === "pull-back")
        return { kind: "pull", piece: far, anchor: hand, slack: 12, left: false };
    }
    if (task?.kind === "place" && spot !== undefined) {
      const at = toScreen(camera, spot);
      const near = Math.hypot(at.x - hand.x, at.y - hand.y) < Math.max(30, task.radius * camera.scale);
      if (near) return { kind: "lead", offset: { x: at.x - hand.x, y: at.y - hand.y } };
      if (isOnZone(task.zone, camera, hand)) return { kind: "lead", offset: { x: 0, y: 0 } };
    }
    return { kind: "pan", last: hand };
  }

  readonly #move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (before === undefined) return;
    const hand = this.#place(event);
    if (this.#grip.kind === "pinch") this.#pinch(event.pointerId, before, hand);
    this.#fingers.set(event.pointerId, hand);
    const grip = this.#grip;
    const { camera, task } = this.#setting();
    if (camera === undefined) return;
    if (grip.kind === "pan") {
      this.#look(panned(camera, hand.x - grip.last.x, hand.y - grip.last.y));
      grip.last = hand;
    }
    if (grip.kind === "lead") this.#lead(grip, hand);
    if (task?.kind !== "flick") return;
    if (grip.kind === "pull") this.#pull(grip, hand, camera, task);
    if (grip.kind === "flick") {
      const all = event.getCoalescedEvents?.() ?? [];
      for (const one of all.length > 0 ? all : [event])
        remember(grip.samples, { ...this.#place(one), time: one.timeStamp });
      this.#point(this.#flickOf(grip, hand, camera, task, event.timeStamp));
    }
  };

  readonly #lift = (event: PointerEvent): void => {
    const hand = this.#fingers.get(event.pointerId);
    if (hand === undefined) return;
    this.#fingers.delete(event.pointerId);
    const grip = this.#grip;
    this.#grip = this.#fingers.size > 0 ? spent : none;
    const { scene, camera, task } = this.#setting();
    if (camera === undefined || grip.kind === "spent" || grip.kind === "pinch") return;
    const still = Math.hypot(hand.x - this.#down.x, hand.y - this.#down.y) < 8;
    const twice = still && this.#tapped(hand, event.timeStamp);
    if (grip.kind === "lead") {
      this.#doings.letGo();
      if (twice) this.#doings.confirm();
    }
    if (grip.kind === "pan") {
      if (still) this.#doings.take(undefined);
      if (still) this.#touched = touchedAt(scene, task, camera, hand);
      if (twice) this.#look(fit(camera.board, camera.frame, camera.round));
    }
    if (grip.kind === "flick" && task?.kind === "flick")
      this.#aim = this.#flickOf(grip, hand, camera, task, event.timeStamp);
    if (grip.kind === "pull" && still && !grip.left) this.#doings.take(grip.piece.id);
    const aim = this.#aim;
    this.#point(undefined);
    if (aim !== undefined && (grip.kind === "pull" || grip.kind === "flick")) this.#doings.release(aim);
  };

  /** Not before a tap is wholly over: its click would fall on whatever is laid over the board for it. */
  readonly #click = (): void => {
    const touched = this.#touched;
    this.#touched = undefined;
    if (touched === undefined) return;
    if (touched.chosen) this.#doings.choose(touched.piece);
    else this.#doings.study(touched.piece);
  };

  readonly #lose = (event: PointerEvent): void => {
    if (!this.#fingers.delete(event.pointerId)) return;
    this.cancel();
    if (this.#fingers.size === 0) this.#grip = none;
  };

  /** Wherever the focus is: what the hand holds, Escape lets go, and nothing else. */
  readonly #key = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !this.cancel()) return;
    event.preventDefault();
    event.stopPropagation();
  };

  readonly #wheel = (event: WheelEvent): void => {
    const { camera } = this.#setting();
    // The whole board is seen already: the page may scroll.
    if (camera === undefined || (camera.zoom === 1 && event.deltaY > 0 && !event.ctrlKey)) return;
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const speed = event.ctrlKey ? 0.01 : 0.0016;
    this.#look(zoomed(camera, Math.exp(-event.deltaY * lines * speed), this.#place(event)));
  };

  #pull(grip: Extract<Grip, { kind: "pull" }>, hand: Point, camera: Camera, task: FlickTask): void {
    const { full, slack } = reachOn(camera.frame, grip.piece.radius * camera.scale);
    const pulled = pull(grip.anchor, hand, { slack: grip.slack, full: grip.slack + full - slack });
    if (pulled === undefined) {
      this.#point(undefined);
      return;
    }
    grip.left = true;
    this.#point(aimAlong(grip.piece.id, directionOnBoard(camera, pulled.direction), pulled.power, task));
  }

  #flickOf(
    { piece, samples }: Extract<Grip, { kind: "flick" }>,
    hand: Point,
    camera: Camera,
    task: FlickTask,
    now: number,
  ): Aim | undefined {
    const disc = toScreen(camera, piece);
    if (Math.hypot(hand.x - disc.x, hand.y - disc.y) < piece.radius * camera.scale) return undefined;
    const speed = speedAtRelease(samples, now);
    if (speed === undefined) return undefined;
    const { x, y } = directionOnBoard(camera, speed);
    return aimOf(piece.id, { x: x / camera.scale, y: y / camera.scale }, task);
  }

  #lead({ offset }: Extract<Grip, { kind: "lead" }>, hand: Point): void {
    const { camera } = this.#setting();
    if (camera !== undefined)
      this.#doings.lead(toBoard(camera, { x: hand.x + offset.x, y: hand.y + offset.y }));
  }

  #pinch(finger: number, before: Point, hand: Point): void {
    const { camera } = this.#setting();
    const other = [...this.#fingers].find(([id]) => id !== finger)?.[1];
    if (camera === undefined || other === undefined) return;
    const apart = Math.hypot(before.x - other.x, before.y - other.y);
    const now = Math.hypot(hand.x - other.x, hand.y - other.y);
    const middle = { x: (hand.x + other.x) / 2, y: (hand.y + other.y) / 2 };
    const moved = panned(camera, (hand.x - before.x) / 2, (hand.y - before.y) / 2);
    this.#look(zoomed(moved, apart < 1 ? 1 : now / apart, middle));
  }

  #tapped(hand: Point, time: number): boolean {
    const tap = { ...hand, time };
    const twice = isTwice(this.#tap, tap);
    this.#tap = twice ? undefined : tap;
    return twice;
  }

  #point(aim: Aim | undefined): void {
    if (aim === undefined && this.#aim === undefined) return;
    this.#aim = aim;
    this.#doings.aim(aim);
  }

  #look(camera: Camera): void {
    this.#doings.look(camera);
  }

  #place(event: MouseEvent): Point {
    const { left, top } = this.#view.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }
}

interface Touched {
  readonly piece: string;
  /** It is one of those that may be chosen now; any other is only looked at. */
  readonly chosen: boolean;
}

/** Those that may be chosen come before all others: a thumb covers several. */
function touchedAt(
  { pieces }: Scene,
  task: Task | undefined,
  camera: Camera,
  hand: Point,
): Touched | undefined {
  const choosable = task?.kind === "choose" ? task.pieces : [];
  const chosen = pieceAt(pieces, choosable, camera, hand);
  if (chosen !== undefined) return { piece: chosen.id, chosen: true };
  const all = pieces.map(({ id }) => id);
  const seen = pieceAt(pieces, all, camera, hand);
  return seen && { piece: seen.id, chosen: false };
}
