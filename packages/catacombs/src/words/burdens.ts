import type { Words } from "@ossuaire/kernel";
import type { Bearing } from "../content/voice.ts";
import { voices } from "../content/voices.ts";
import type { Piece } from "../state.ts";

/** VER-VERDICT-20: what a piece bears, in words, as the boxes tell it: poison, riders, whom it lies on, whom it holds. */
export function burdensOf(view: Bearing, piece: Piece): readonly Words[] {
  return voices().flatMap(({ burdens }) => burdens?.(view, piece) ?? []);
}
