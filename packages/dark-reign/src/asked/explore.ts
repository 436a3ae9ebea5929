import type { Choose, Place } from "@ossuaire/kernel";
import type { Rolled } from "../deck/generate.ts";
import type { Square } from "../grid/square.ts";
import type { SquareOption } from "./fight.ts";

interface For {
  readonly who: string;
}

/** A piece of a zone's content: an element by its kind, or so many figures of a profile. */
interface Token {
  readonly kind: string;
  readonly figures: number;
}

interface WallOption {
  readonly id: string;
  readonly square: Square;
  readonly opening: Square;
}

/** REG-GEN-01 to 03: the zone by its number, its card, and the rolls of its table. */
interface NewZone {
  readonly zone: number;
  readonly card: string;
  readonly rolls: readonly Rolled<string>[];
}

/** What doors, elements, traps and new zones ask. */
export type ExploreQuestion =
  | Place<"lay-out", Token, NewZone>
  | Choose<"added-exit", WallOption>
  | Choose<"beside-hole", SquareOption, For>;
