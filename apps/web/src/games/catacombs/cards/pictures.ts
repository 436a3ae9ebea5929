import { path as book } from "virtual:game-icon/spell-book";
import type { Attack } from "@ossuaire/catacombs";
import { drawingOf } from "../drawings.ts";

/** SOL-SPIKE-08: what is shot with a disc of its own has the sign of that. */
export function pictureOfAttack({ kind, shot }: Pick<Attack, "kind" | "shot">): string {
  return (shot && drawingOf("disc", shot.card)) ?? drawingOf("attack", kind) ?? book;
}

/** The drawings of cards that are no discs. */
export function pictureOf(kind: "item" | "spell" | "room", id: string): string {
  return drawingOf(kind, id) ?? drawingOf(kind, "combat") ?? book;
}
