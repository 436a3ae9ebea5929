import type { Shot } from "@ossuaire/flick";

/** What a flick is meant to do where no game says so. All of it together. */
export interface Goal {
  /** The flicked disc touches all of these … */
  readonly touches?: readonly string[];
  /** … the first of them after so many walls, at least. */
  readonly banks?: number;
  /** Other discs are driven into these. */
  readonly drives?: readonly string[];
  /** These leave the board. */
  readonly out?: readonly string[];
  /** The middle of the flicked disc comes to rest in here. */
  readonly rests?: { readonly x: number; readonly y: number; readonly radius: number };
  /** The flicked disc does not leave the board. */
  readonly stays?: true;
}

/** Asked thousands of times: it allocates nothing. */
export function reaches(shot: Shot, disc: string, goal: Goal): boolean {
  const { touches = none, drives = none, out = none, banks = 0, rests } = goal;
  if (goal.stays && !shot.isOnBoard(disc)) return false;
  if (rests !== undefined && !(shot.isOnBoard(disc) && isWithin(shot.x(disc), shot.y(disc), rests)))
    return false;
  for (const id of out) if (shot.isOnBoard(id)) return false;
  for (const id of drives) if (!isDriven(shot, disc, id)) return false;
  for (const id of touches) if (!isTouched(shot, disc, id)) return false;
  return touches.length === 0 || banks === 0 || banksBefore(shot, disc, touches) >= banks;
}

/** The flicked disc itself meets it. */
export function isTouched(shot: Shot, disc: string, id: string): boolean {
  for (let n = 0; n < shot.length; n++)
    if (shot.kind(n) === "contact" && shot.first(n) === disc && shot.second(n) === id) return true;
  return false;
}

function isDriven(shot: Shot, disc: string, id: string): boolean {
  for (let n = 0; n < shot.length; n++) {
    if (shot.kind(n) !== "contact" || shot.first(n) === disc) continue;
    if (shot.first(n) === id || shot.second(n) === id) return true;
  }
  return false;
}

function banksBefore(shot: Shot, disc: string, goals: readonly string[]): number {
  let banks = 0;
  for (let n = 0; n < shot.length; n++) {
    if (shot.kind(n) === "wall" && shot.first(n) === disc) banks += 1;
    if (shot.kind(n) === "contact" && shot.first(n) === disc && goals.includes(shot.second(n))) break;
  }
  return banks;
}

function isWithin(x: number, y: number, circle: NonNullable<Goal["rests"]>): boolean {
  return (x - circle.x) ** 2 + (y - circle.y) ** 2 <= circle.radius ** 2;
}

const none: readonly string[] = [];
