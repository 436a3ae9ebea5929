import type { Point } from "@ossuaire/flick";
import { type Aim, aimAlong, aimOf } from "../aim/aim.ts";
import { begins, isAim, letsGo, pull, reachOn } from "../aim/pull.ts";
import { remember, speedAtRelease } from "../aim/real-flick.ts";
import { type Camera, directionOnBoard, fit, panned, toBoard, toScreen, zoomed } from "../camera.ts";
import type { Flicking } from "../scene.ts";
import { flickingIn } from "../task.ts";
import { isBeyond, pieceUnder } from "./find.ts";
import {
  type Grip,
  gripAt,
  type Leading,
  type Pulling,
  type Setting,
  type Touched,
  touchedAt,
} from "./grip.ts";
import { isTwice, type Tap } from "./tap.ts";

/** What the hand does. */
export interface Doings {
  readonly aim: (aim: Aim | undefined) => void;
  /** `from`: where a piece lies that is only placed by this. */
  readonly release: (aim: Aim, from: Point | undefined) => void;
  readonly take: (piece: string | undefined) => void;
  readonly lead: (wish: Point) => void;
  readonly confirm: () => void;
  readonly look: (camera: Camera) => void;
  readonly skip: () => void;
  readonly choose: (piece: string) => void;
  /** Somebody points at a piece, or at none any more: its name is wanted. */
  readonly name: (piece: string | undefined) => void;
  /** It is to be looked at closely. */
  readonly study: (piece: string) => void;
  /** It was pulled, and may not be. */
  readonly balk: (piece: string) => void;
}

const none: Grip = { kind: "none" };
const spent: Grip = { kind: "spent" };

/** So long a finger stays that wants to see the card, in ms. */
const long = 450;

/** One hand on the board, by mouse, pen or finger; two fingers look closer. */
export class Pointer {
  readonly #view: HTMLElement;
  readonly #setting: () => Setting;
  readonly #doings: Doings;
  readonly #fingers = new Map<number, Point>();
  #grip: Grip = none;
  #aim: Aim | undefined;
  #down: Point = { x: 0, y: 0 };
  /** The hand has not gone anywhere since it pressed. */
  #still = true;
  #tap: Tap | undefined;
  /** The piece that a tap has met, until the tap is wholly over. */
  #touched: Touched | undefined;
  #staying: number | undefined;
  #hovered: string | undefined;

  constructor(view: HTMLElement, setting: () => Setting, doings: Doings) {
    this.#view = view;
    this.#setting = setting;
    this.#doings = doings;
    view.addEventListener("pointerdown", this.#press);
    view.addEventListener("pointermove", this.#move);
    view.addEventListener("pointerup", this.#lift);
    view.addEventListener("pointercancel", this.#lose);
    view.addEventListener("pointerleave", this.#leave);
    view.addEventListener("contextmenu", this.#menu);
    view.addEventListener("click", this.#click);
    view.addEventListener("wheel", this.#wheel, { passive: false });
    window.addEventListener("keydown", this.#key, true);
  }

  close(): void {
    clearTimeout(this.#staying);
    this.#view.removeEventListener("pointerdown", this.#press);
    this.#view.removeEventListener("pointermove", this.#move);
    this.#view.removeEventListener("pointerup", this.#lift);
    this.#view.removeEventListener("pointercancel", this.#lose);
    this.#view.removeEventListener("pointerleave", this.#leave);
    this.#view.removeEventListener("contextmenu", this.#menu);
    this.#view.removeEventListener("click", this.#click);
    this.#view.removeEventListener("wheel", this.#wheel);
    window.removeEventListener("keydown", this.#key, true);
  }

  /** Whatever was begun counts no more, until all fingers are lifted. Says whether there was anything. */
  cancel(): boolean {
    const grip = this.#grip;
    const busy = grip.kind === "pull" || grip.kind === "flick" || grip.kind === "lead";
    if (grip.kind === "lead") this.#doings.lead(grip.start);
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
    clearTimeout(this.#staying);
    if (this.#fingers.size > 1) {
      this.cancel();
      this.#grip = this.#fingers.size === 2 ? { kind: "pinch" } : spent;
      return;
    }
    this.#down = hand;
    this.#still = true;
    this.#touched = undefined;
    this.#grip = this.#gripAt(hand, event.timeStamp);
    if (this.#grip.kind === "lead") this.#lead(this.#grip, hand);
    else this.#awaitLong(hand);
  };

  #gripAt(hand: Point, time: number): Grip {
    const setting = this.#setting();
    if (setting.camera === undefined) return spent;
    if (setting.watching) {
      this.#doings.skip();
      return spent;
    }
    return gripAt(setting, setting.camera, hand, time);
  }

  #awaitLong(hand: Point): void {
    const setting = this.#setting();
    const met = setting.camera && touchedAt(setting, setting.camera, hand);
    if (met === undefined || this.#grip.kind === "spent") return;
    this.#staying = window.setTimeout(() => {
      this.#grip = spent;
      this.#point(undefined);
      this.#doings.study(met.piece);
    }, long);
  }

  readonly #move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    const hand = this.#place(event);
    if (before === undefined) {
      const over = event.target instanceof Element && event.target.closest("button") === null;
      if (event.pointerType === "mouse") this.#hover(over ? hand : undefined);
      return;
    }
    if (this.#grip.kind === "pinch") this.#pinch(event.pointerId, before, hand);
    this.#fingers.set(event.pointerId, hand);
    const grip = this.#grip;
    if (this.#moved(hand) >= begins) this.#still = false;
    if (!this.#still) clearTimeout(this.#staying);
    const { camera, task } = this.#setting();
    if (camera === undefined) return;
    if (grip.kind === "pan") {
      this.#look(panned(camera, hand.x - grip.last.x, hand.y - grip.last.y));
      grip.last = hand;
    }
    if (grip.kind === "stuck" && !this.#still && !grip.said) {
      grip.said = true;
      this.#doings.balk(grip.piece.id);
    }
    const flicking = flickingIn(task);
    if (grip.kind === "lead") {
      const beyond = task?.kind === "place" && isBeyond(task.zone, task.radius, camera, hand);
      if (beyond && grip.pull !== undefined && flicking !== undefined) {
        this.#doings.lead(grip.start);
        this.#pull(grip.pull, hand, camera, flicking);
      } else {
        this.#point(undefined);
        this.#lead(grip, hand);
      }
    }
    if (flicking === undefined) return;
    if (grip.kind === "pull") this.#pull(grip, hand, camera, flicking);
    if (grip.kind === "flick") {
      const all = event.getCoalescedEvents?.() ?? [];
      for (const one of all.length > 0 ? all : [event])
        remember(grip.samples, { ...this.#place(one), time: one.timeStamp });
      this.#point(this.#flickOf(grip, hand, camera, flicking, event.timeStamp));
    }
  };

  readonly #lift = (event: PointerEvent): void => {
    const hand = this.#fingers.get(event.pointerId);
    if (hand === undefined) return;
    clearTimeout(this.#staying);
    this.#fingers.delete(event.pointerId);
    const grip = this.#grip;
    this.#grip = this.#fingers.size > 0 ? spent : none;
    const setting = this.#setting();
    const { camera, task } = setting;
    if (camera === undefined || grip.kind === "spent" || grip.kind === "pinch") return;
    const still = this.#still;
    const twice = still && this.#tapped(hand, event.timeStamp);
    if (grip.kind === "lead" && twice) this.#doings.confirm();
    if (grip.kind === "pan" && still) this.#doings.take(undefined);
    if (grip.kind === "pan" && twice) this.#look(fit(camera.board, camera.frame, camera.round));
    const flicking = flickingIn(task);
    if (grip.kind === "flick" && flicking !== undefined)
      this.#aim = this.#flickOf(grip, hand, camera, flicking, event.timeStamp);
    if (still && (grip.kind === "pull" || grip.kind === "flick") && task?.kind === "flick")
      this.#doings.take(grip.kind === "pull" ? grip.piece : grip.piece.id);
    else if (still && grip.kind !== "lead") this.#touched = touchedAt(setting, camera, hand);
    const aim = this.#aim;
    this.#point(undefined);
    if (aim === undefined || still) return;
    if (grip.kind === "flick") this.#doings.release(aim, undefined);
    const pulled = grip.kind === "lead" ? grip.pull : grip;
    if (pulled?.kind === "pull" && pulled.left)
      this.#doings.release(aim, grip.kind === "lead" ? grip.start : undefined);
  };

  /** Not before a tap is wholly over: its click would fall on whatever is laid over the board for it. */
  readonly #click = (): void => {
    const touched = this.#touched;
    this.#touched = undefined;
    if (touched === undefined) return;
    if (touched.chosen) this.#doings.choose(touched.piece);
    else this.#doings.name(touched.piece);
  };

  /** The other button of a mouse; a finger that stays brings it about as well, and has been waited for. */
  readonly #menu = (event: MouseEvent): void => {
    const setting = this.#setting();
    const met = setting.camera && pieceUnder(setting.scene.pieces, setting.camera, this.#place(event));
    if (met === undefined && this.#fingers.size === 0) return;
    event.preventDefault();
    if (met !== undefined && this.#fingers.size === 0) this.#doings.study(met.id);
  };

  readonly #lose = (event: PointerEvent): void => {
    clearTimeout(this.#staying);
    if (!this.#fingers.delete(event.pointerId)) return;
    this.cancel();
    if (this.#fingers.size === 0) this.#grip = none;
  };

  readonly #leave = (): void => this.#hover(undefined);

  #hover(hand: Point | undefined): void {
    const { scene, camera } = this.#setting();
    const under = hand && camera && pieceUnder(scene.pieces, camera, hand)?.id;
    if (under === this.#hovered) return;
    this.#hovered = under;
    this.#doings.name(under);
  }

  /** Wherever the focus is: what the hand holds, Escape lets go; what it points at, I looks at. And nothing else. */
  readonly #key = (event: KeyboardEvent): void => {
    const looks = event.key.toLowerCase() === "i" && this.#hovered !== undefined && !isTyping(event);
    if (!looks && (event.key !== "Escape" || !this.cancel())) return;
    event.preventDefault();
    event.stopPropagation();
    if (looks && this.#hovered !== undefined) this.#doings.study(this.#hovered);
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

  #pull(grip: Pulling, hand: Point, camera: Camera, flicking: Flicking): void {
    const away = Math.hypot(hand.x - grip.anchor.x, hand.y - grip.anchor.y);
    const aims = isAim(this.#moved(hand), away, grip.left);
    grip.left ||= away > letsGo;
    const { direction, power } = pull(grip.anchor, hand, reachOn(camera.frame));
    this.#point(
      aims ? aimAlong(grip.piece, directionOnBoard(camera, direction), power, flicking) : undefined,
    );
  }

  #flickOf(
    { piece, samples }: Extract<Grip, { kind: "flick" }>,
    hand: Point,
    camera: Camera,
    flicking: Flicking,
    now: number,
  ): Aim | undefined {
    const disc = toScreen(camera, piece);
    if (Math.hypot(hand.x - disc.x, hand.y - disc.y) < piece.radius * camera.scale) return undefined;
    const speed = speedAtRelease(samples, now);
    if (speed === undefined) return undefined;
    const { x, y } = directionOnBoard(camera, speed);
    return aimOf(piece.id, { x: x / camera.scale, y: y / camera.scale }, flicking);
  }

  #lead({ offset }: Leading, hand: Point): void {
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

  #moved(hand: Point): number {
    return Math.hypot(hand.x - this.#down.x, hand.y - this.#down.y);
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

function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (
    ctrlKey || metaKey || altKey || (target instanceof Element && target.matches("input, textarea, select"))
  );
}
