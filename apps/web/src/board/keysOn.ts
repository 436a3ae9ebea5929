import type { Point } from "@ossuaire/flick";
import type { KeyboardEvent } from "react";
import type { Turn } from "./aim/bearing.ts";
import { stepOf, type Wish, wishOf } from "./keys.ts";

/** What keys find on the board, and what they may do there; what is undefined cannot be done now. */
export interface Keyboard {
  readonly lit: readonly string[];
  readonly focus: string | undefined;
  readonly taken: string | undefined;
  readonly wake: () => void;
  readonly skip: (() => void) | undefined;
  /** Says whether there was anything to cancel. */
  readonly cancel: () => boolean;
  /** By its digit. */
  readonly choose: ((piece: string) => void) | undefined;
  readonly press: (piece: string | undefined) => void;
  /** A piece is pressed that may not be played: why. */
  readonly balk: (piece: string) => void;
  readonly study: (piece: string) => void;
  readonly turn: ((piece: string, turn: Turn, finely: boolean) => void) | undefined;
  readonly aimAtNext: ((piece: string, back: boolean) => void) | undefined;
  /** Of a piece that is being placed, in mm as seen. */
  readonly move: ((step: Point) => void) | undefined;
}

/** Keys that do something here do nothing else on the page; all others are left to it. */
export function keysOn(keyboard: Keyboard): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    keyboard.wake();
    const wish = wishOf(event.key);
    if (wish === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    // Enter on a button that is no piece presses that button.
    const on = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-piece]") : null;
    if (wish.kind === "confirm" && on === null) return;
    // The ring around a piece is drawn only for who came by keys; the keys are on it all the same.
    const focus = keyboard.focus ?? on?.dataset["piece"];
    if (!obey({ ...keyboard, focus }, wish, event.shiftKey)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** Says whether the wish was for the board. */
function obey({ lit, focus, taken, ...keyboard }: Keyboard, wish: Wish, shift: boolean): boolean {
  if (keyboard.skip !== undefined) {
    if (wish.kind !== "confirm" && wish.kind !== "cancel") return false;
    keyboard.skip();
    return true;
  }
  if (wish.kind === "cancel") return keyboard.cancel();
  const piece = focus !== undefined && lit.includes(focus) ? focus : (taken ?? lit[0]);
  if (wish.kind === "confirm") {
    if (focus === undefined || lit.includes(focus) || keyboard.move !== undefined) keyboard.press(piece);
    else keyboard.balk(focus);
    return true;
  }
  if (wish.kind === "choose") {
    const chosen = keyboard.choose && lit[wish.number];
    if (chosen !== undefined) keyboard.choose?.(chosen);
    return chosen !== undefined;
  }
  if (wish.kind === "study") {
    const seen = focus ?? piece;
    if (seen !== undefined) keyboard.study(seen);
    return seen !== undefined;
  }
  if (wish.kind === "enemy") {
    if (keyboard.aimAtNext === undefined || piece === undefined) return false;
    keyboard.aimAtNext(piece, shift);
    return true;
  }
  if (keyboard.move !== undefined) keyboard.move(stepOf(wish.turn, shift));
  else if (keyboard.turn !== undefined && piece !== undefined) keyboard.turn(piece, wish.turn, shift);
  else return false;
  return true;
}
