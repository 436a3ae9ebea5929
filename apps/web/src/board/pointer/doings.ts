import type { Point } from "@ossuaire/flick";
import type { Aim } from "../aim/aim.ts";
import type { Camera } from "../camera.ts";

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
