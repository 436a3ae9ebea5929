import type { Point } from "@ossuaire/flick";
import { longPress } from "../../look/long-press.ts";
import type { Aim } from "../aim/aim.ts";
import { begins } from "../aim/pull.ts";
import { remember } from "../aim/real-flick.ts";
import { pinched, wheeled } from "./closer.ts";
import type { Doings } from "./doings.ts";
import { pieceUnder } from "./find.ts";
import { follow, type Movement } from "./follow.ts";
import { type Grip, gripAt, type Setting, type Touched, touchedAt } from "./grip.ts";
import { ledTo } from "./lead.ts";
import { letGo, tapped } from "./let-go.ts";
import { isTwice, type Tap } from "./tap.ts";

const none: Grip = { kind: "none" };
const spent: Grip = { kind: "spent" };

/** One hand on the board, by mouse, pen or finger; two fingers look closer. */
export class Pointer {
  readonly #view: HTMLElement;
  readonly #setting: () => Setting;
  readonly #doings: Doings;
  readonly #closing = new AbortController();
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
    const { signal } = this.#closing;
    view.addEventListener("pointerdown", this.#press, { signal });
    view.addEventListener("pointermove", this.#move, { signal });
    view.addEventListener("pointerup", this.#lift, { signal });
    view.addEventListener("pointercancel", this.#lose, { signal });
    view.addEventListener("pointerleave", () => this.#hover(undefined), { signal });
    view.addEventListener("contextmenu", this.#menu, { signal });
    view.addEventListener("click", this.#click, { signal });
    view.addEventListener("wheel", this.#wheel, { signal, passive: false });
    window.addEventListener("keydown", this.#key, { signal, capture: true });
  }

  close(): void {
    clearTimeout(this.#staying);
    this.#closing.abort();
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
    if (isOnButton(event) || (event.pointerType === "mouse" && event.button !== 0)) return;
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
    const { camera } = this.#setting();
    if (this.#grip.kind !== "lead") this.#awaitLong(hand);
    else if (camera !== undefined) this.#doings.lead(ledTo(this.#grip, hand, camera));
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
    }, longPress);
  }

  readonly #move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    const hand = this.#place(event);
    if (before === undefined) {
      if (event.pointerType === "mouse") this.#hover(isOnButton(event) ? undefined : hand);
      return;
    }
    const grip = this.#grip;
    const setting = this.#setting();
    const { camera } = setting;
    const [other] = [...this.#fingers].filter(([id]) => id !== event.pointerId);
    if (grip.kind === "pinch" && camera !== undefined && other !== undefined)
      this.#doings.look(pinched(camera, before, hand, other[1]));
    this.#fingers.set(event.pointerId, hand);
    if (Math.hypot(hand.x - this.#down.x, hand.y - this.#down.y) >= begins) this.#still = false;
    if (!this.#still) clearTimeout(this.#staying);
    if (camera === undefined) return;
    if (grip.kind === "flick")
      for (const one of coalesced(event))
        remember(grip.samples, { ...this.#place(one), time: one.timeStamp });
    this.#point(follow(grip, this.#movement(hand, event), setting, camera, this.#doings));
  };

  readonly #lift = (event: PointerEvent): void => {
    const hand = this.#fingers.get(event.pointerId);
    if (hand === undefined) return;
    clearTimeout(this.#staying);
    this.#fingers.delete(event.pointerId);
    const grip = this.#grip;
    const aim = this.#aim;
    this.#grip = this.#fingers.size > 0 ? spent : none;
    const setting = this.#setting();
    const { camera } = setting;
    if (camera === undefined || grip.kind === "spent" || grip.kind === "pinch") return;
    this.#point(undefined);
    const movement = this.#movement(hand, event);
    if (!this.#still) {
      letGo(grip, movement, aim, setting, camera, this.#doings);
      return;
    }
    const twice = this.#isTwice(hand, event.timeStamp);
    this.#touched = tapped(grip, movement, twice, setting, camera, this.#doings);
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
    const { scene, camera } = this.#setting();
    const met = camera && pieceUnder(scene.pieces, camera, this.#place(event));
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
    const next = camera && wheeled(camera, event, this.#place(event));
    if (next === undefined) return;
    event.preventDefault();
    this.#doings.look(next);
  };

  #isTwice(hand: Point, time: number): boolean {
    const tap = { ...hand, time };
    const twice = isTwice(this.#tap, tap);
    this.#tap = twice ? undefined : tap;
    return twice;
  }

  #movement(hand: Point, { timeStamp: time }: PointerEvent): Movement {
    return { down: this.#down, hand, still: this.#still, time };
  }

  #point(aim: Aim | undefined): void {
    if (aim === undefined && this.#aim === undefined) return;
    this.#aim = aim;
    this.#doings.aim(aim);
  }

  #place(event: MouseEvent): Point {
    const { left, top } = this.#view.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }
}

function isOnButton({ target }: PointerEvent): boolean {
  return target instanceof Element && target.closest("button") !== null;
}

/** Where the hand was between two frames, as far as the browser tells. */
function coalesced(event: PointerEvent): readonly PointerEvent[] {
  const all = event.getCoalescedEvents?.() ?? [];
  return all.length > 0 ? all : [event];
}

function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (
    ctrlKey || metaKey || altKey || (target instanceof Element && target.matches("input, textarea, select"))
  );
}
