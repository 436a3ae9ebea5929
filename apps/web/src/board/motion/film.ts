import { type Contact, type Entry, positionAt, type Track } from "@ossuaire/flick";
import type { Motion } from "../scene.ts";

/** Called for each disc that moves: where it is, and how much of it is there still; 0 once it has fallen off. */
export type Visit = (disc: string, x: number, y: number, presence: number) => void;

/** How long a disc takes to fall from the mat, in seconds. */
const falling = 0.22;

/** How long both stand still when a disc is struck, in seconds. */
const touch = 0.06;

/** A motion that is being watched. It only knows time; what is seen and heard is for others. */
export class Film {
  readonly motion: Motion;
  /** With the falls that are still to be seen after the last disc has come to rest. */
  readonly length: number;
  #time = 0;
  #next = 0;
  /** Seconds for which everything still stands after a touch. */
  #still = 0;

  constructor(motion: Motion) {
    this.motion = motion;
    const falls = motion.tracks.filter(({ end }) => end.left).map(({ end }) => end.time + falling);
    this.length = Math.max(motion.duration, ...falls);
  }

  /** In seconds since the flick. */
  get time(): number {
    return this.#time;
  }

  get over(): boolean {
    return this.#time >= this.length;
  }

  /** Goes on by so many seconds; each entry that falls into them is told once. At a touch it stands for a moment. */
  advance(seconds: number, tell: (entry: Entry) => void): void {
    const stands = Math.min(this.#still, seconds);
    this.#still -= stands;
    const passes = seconds - stands;
    const until = Math.min(this.length, this.#time + passes);
    for (;;) {
      const entry = this.motion.entries[this.#next];
      if (entry === undefined || entry.time > until) break;
      this.#next += 1;
      tell(entry);
      if (isTouch(this.motion, entry)) {
        const left = passes - (entry.time - this.#time);
        this.#still += touch;
        this.#time = entry.time;
        this.advance(left, tell);
        return;
      }
    }
    this.#time = until;
  }

  /** To the end, and nothing is told. */
  finish(): void {
    this.#time = this.length;
    this.#next = this.motion.entries.length;
  }

  show(visit: Visit): void {
    for (const track of this.motion.tracks) showTrack(track, this.#time, visit);
  }
}

/** The flicked disc itself has met another that can be moved. */
export function isTouch({ before }: Motion, entry: Entry): entry is Contact {
  if (entry.kind !== "contact" || !entry.direct) return false;
  const met = before.pieces.filter(({ id }) => entry.discs.includes(id));
  return met.length > 1 && met.every(({ fixed, tone }) => !fixed && tone !== "stone");
}

function showTrack(track: Track, time: number, visit: Visit): void {
  const place = positionAt(track, time);
  if (place !== undefined) {
    visit(track.disc, place.x, place.y, 1);
    return;
  }
  const { end } = track;
  const since = time - end.time;
  // It leaves as fast as it came to the edge; the last centimetre or so tells.
  const before = positionAt(track, end.time - moment) ?? end;
  const ratio = since / moment;
  const presence = since > falling - 0.001 ? 0 : 1 - since / falling;
  visit(track.disc, end.x + (end.x - before.x) * ratio, end.y + (end.y - before.y) * ratio, presence);
}

const moment = 0.005;
