import type { Side, Table } from "./table.ts";

/** What a flick did. The facts only: what they mean is for the game to say (FLK-CONTACT-07). */
export interface Report {
  readonly ok: true;
  /** The table when all discs lie still, discs ordered by id: ready for the next flick. */
  readonly after: Table;
  /** Everything that happened, in order (FLK-CONTACT-03). */
  readonly entries: readonly Entry[];
  /** The path of every disc that moved, ordered by id. */
  readonly tracks: readonly Track[];
  /** The flick was stronger than the strongest, and scaled down (FLK-FLICK-02). */
  readonly limited: boolean;
  /** The list was full: all discs were stopped where they were (FLK-BOUND-02). */
  readonly cutShort: boolean;
  /** When the last disc came to rest or left, in seconds since the flick. */
  readonly duration: number;
}

export type Entry = Contact | WallContact | Exit | Fall;

interface Happened {
  /** Running number, from 0. */
  readonly n: number;
  /** Seconds since the flick. */
  readonly time: number;
  readonly x: number;
  readonly y: number;
}

/** Two discs met; x, y is where their rims touched (FLK-CONTACT-01). */
export interface Contact extends Happened {
  readonly kind: "contact";
  /** The flicked disc first, otherwise the smaller id. */
  readonly discs: readonly [string, string];
  /** Mass is the square of the radius, so in mm² · mm/s. */
  readonly impulse: number;
  /** For each of the two: had it touched a wall earlier in this flick? (FLK-CONTACT-04) */
  readonly afterWall: readonly [boolean, boolean];
  /** One of the two is the flicked disc (FLK-CONTACT-05). */
  readonly direct: boolean;
}

/** A disc met a wall; x, y is on the wall. */
export interface WallContact extends Happened {
  readonly kind: "wall";
  readonly disc: string;
  readonly side: Side;
  readonly impulse: number;
  readonly afterWall: boolean;
  readonly flicked: boolean;
}

/** A disc's centre crossed an open edge at x, y; it has left the board (FLK-EXIT-02). */
export interface Exit extends Happened {
  readonly kind: "exit";
  readonly disc: string;
  readonly side: Side;
  readonly afterWall: boolean;
  readonly flicked: boolean;
}

/** All riders of a disc fell from it, or left the board with it; x, y is its centre (FLK-STACK-04). */
export interface Fall extends Happened {
  readonly kind: "fall";
  readonly carrier: string;
  readonly riders: readonly string[];
  readonly cause: "knock" | "exit";
}

/** The path of one disc: stretches of parabola one after the other, then rest. */
export interface Track {
  readonly disc: string;
  /** Speed lost by sliding, mm/s per second. */
  readonly slowdown: number;
  readonly stretches: readonly Stretch[];
  /** Where the path ends: exactly the end state, or the point of the exit (FLK-DET-04). */
  readonly end: { readonly time: number; readonly x: number; readonly y: number; readonly left: boolean };
}

/** From `time` on the disc slides from x, y with this velocity, which friction shortens, until the next piece. */
export interface Stretch {
  readonly time: number;
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
}
