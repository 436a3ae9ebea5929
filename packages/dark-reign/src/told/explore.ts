import type { Square } from "../grid/square.ts";
import type { Thrown } from "./fight.ts";

interface Who {
  readonly who: string;
}

/** Something done to an element, by its kind and square. */
interface Handles extends Who, Square {
  readonly kind: string;
}

/** What doors, elements, traps and new zones tell. */
export interface ExploreFacts {
  /** REG-DRAW-06, 09: by its number in the order of discovery; nobody discovers the first. */
  readonly "zone-found": Square & {
    readonly zone: number;
    readonly who?: string;
    /** Its drawing, without what is hidden; (x, y) is its upper left square. */
    readonly rows: readonly string[];
    readonly corridor: readonly Square[];
    readonly doors: readonly (Square & { readonly kind: string })[];
  };
  /** REG-DRAW-03: what lies open in it, and who stands there. */
  readonly "laid-out": {
    readonly zone: number;
    readonly holds: readonly (Square & { readonly kind: string })[];
    readonly come: readonly { readonly who: string; readonly card: string; readonly figures: number }[];
  };
  /** REG-AMBUSH-02. */
  readonly ambush: { readonly who: readonly string[] };
  /** REG-VERDICT-37, 40. */
  readonly "dead-exit": Square;
  readonly "exit-freed": Square;
  /** REG-SPLIT-04. */
  readonly "way-on": Square;
  /** REG-VERDICT-31. */
  readonly "something-hidden": Readonly<Record<never, never>>;
  readonly opens: Handles;
  readonly closes: Handles;
  readonly breaks: Handles;
  readonly "found-locked": Handles;
  readonly unlocked: Handles;
  readonly bashes: Handles & Thrown & { readonly damage: number };
  /** REG-VERDICT-24: what is left is known from the first blow on. */
  readonly battered: Handles & { readonly lost: number; readonly pv: number };
  readonly rummages: Handles;
  /** REG-STATUE-03. */
  readonly cursed: Who & { readonly left: number };
  /** REG-VERDICT-83. */
  readonly "cell-opened": Who & Square & { readonly holds: "nothing" | "corpse" | "chest" | "prisoner" };
  /** REG-TRAP: it goes off; what comes of it follows. */
  readonly trap: Handles;
  readonly "falls-in": Who & Square;
  readonly "climbs-out": Who;
  readonly disarms: Handles;
  readonly "lays-trap": Handles;
  /** REG-SKILL-14. */
  readonly "spots-trap": Handles;
  /** REG-BRIDGE-06 to 08: how a crossing went that failed its test. */
  readonly sways: Who & { readonly ends: "off" | "down" | "over" };
  /** REG-BRIDGE-10, REG-LAVA-01. */
  readonly "into-water": Who;
  readonly "into-lava": Who;
  /** REG-PORTAL-01. */
  readonly transported: Who & Square;
}
