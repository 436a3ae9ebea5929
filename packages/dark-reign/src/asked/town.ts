import type { Amount, Choose, Option } from "@ossuaire/kernel";
import type { Raised } from "../kinds.ts";
import type { Aim, Barred } from "./deed.ts";

/** An errand that can be done now, with all that it is about. */
export interface ErrandOption extends Pick<Aim, "target" | "thing" | "with" | "spell" | "how"> {
  readonly id: string;
  readonly errand: string;
  /** The object by its card. */
  readonly card?: string;
  readonly skill?: string;
  /** What XP raise, and to which figure. */
  readonly of?: Raised;
  readonly figure?: number;
  /** What its own écus and XP change by. */
  readonly ecus: number;
  readonly xp: number;
  /** REG-SHEET-08: the weight that it would carry then. */
  readonly load: number;
}

/** Who is in town, with what, and what stands against what (REG-SHEET-09 against leaving it too). */
export interface Visiting {
  readonly who: string;
  readonly ecus: number;
  readonly xp: number;
  readonly load: number;
  readonly loadLimit: number;
  /** REG-RULING-11: Intelligence places that are free. */
  readonly places: number;
  readonly barred: readonly Barred[];
}

/** What the town asks. */
export type TownQuestion =
  | Choose<"town", ErrandOption | Option<"leave">, Visiting>
  | Amount<"hand-ecus", { readonly who: string; readonly target: string }>;
