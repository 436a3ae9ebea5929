import type { Catacombs, Character, Piece, Side, View } from "@ossuaire/catacombs";
import { deedWords, pieceName } from "@ossuaire/catacombs";
import type { Words } from "@ossuaire/kernel";
import type { Chosen, Placed } from "../look.ts";
import { actionOf } from "./deeds.ts";

type Offered = Chosen<Catacombs>["options"][number];

/** Whose pull means this: the first deed that begins with a flick of the piece itself, and no chain; or the next flick. */
export function pulledFor(option: Offered, question: Chosen<Catacombs>): string | undefined {
  if (question.prompt === "go-on")
    return option.id === "flick" && question.about.attack === "melee" ? question.about.piece : undefined;
  if (question.prompt === "retaliate") return option.id === "strike" ? question.about.piece : undefined;
  if (!("kind" in option) || option.kind !== "deed" || option.from !== option.actor) return undefined;
  const action = actionOf(option.card, option.action);
  return action?.attacks[0]?.kind === "melee" && !action.chain ? option.actor : undefined;
}

/** CAT-RULING-44: who would be passed over together. */
export function idleBy(option: Offered): Words | undefined {
  if (!("kind" in option) || option.kind !== "pass" || option.pieces.length < 2) return undefined;
  return deedWords.idle(option.pieces.length);
}

/** Of a shot, those on the other side than the shooter. */
export function foesOf(question: Placed<Catacombs>, { fight }: View): readonly string[] | undefined {
  if (question.prompt !== "place-shot" || fight === undefined) return undefined;
  const shooter = fight.pieces.find(({ id }) => id === question.about.piece);
  const side = shooter && sideOf(shooter);
  return fight.pieces
    .filter((piece) => sideOf(piece) !== undefined && sideOf(piece) !== side)
    .map(({ id }) => id);
}

export function whyNot(id: string, { fight, phase }: View): Words | undefined {
  const piece = fight?.pieces.find((one) => one.id === id);
  if (piece === undefined || !isCharacter(piece)) return undefined;
  const name = pieceName(id, piece.card);
  if (sideOf(piece) !== phase) return deedWords.notTheirTurn(name);
  if (piece.stunned !== undefined) return deedWords.stunned(name);
  return piece.done ? deedWords.acted(name) : undefined;
}

function isCharacter(piece: Piece): piece is Character {
  return sideOf(piece) !== undefined;
}

export function sideOf({ kind }: Piece): Side | undefined {
  if (kind === "hero" || kind === "ally") return "heroes";
  return kind === "monster" || kind === "lord" ? "overseer" : undefined;
}
