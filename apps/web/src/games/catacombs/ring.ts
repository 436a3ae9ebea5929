import { path as rage } from "virtual:game-icon/enrage";
import { path as pass } from "virtual:game-icon/hourglass";
import { type Catacombs, itemWith, shortDeed, spellWith } from "@ossuaire/catacombs";
import { capital } from "@ossuaire/kernel";
import type { Chosen, DeedLook } from "../look.ts";
import { pictureOf, pictureOfAttack } from "./cards/pictures.ts";
import { actionOf, type Doing, doingsIn, pieceUnder } from "./deeds.ts";
import { drawingOf } from "./drawings.ts";

/** What somebody can do, by figures around the disc. */
export function ringOf(piece: string, question: Chosen<Catacombs>): readonly DeedLook[] {
  return doingsIn(question)
    .filter((option) => pieceUnder(option) === piece)
    .map((option) => ({ option: option.id, words: capital(shortDeed(option)), figure: figureOf(option) }));
}

export function figureOf(option: Doing): string {
  return option.kind === "pass" ? pass : figureOfAction(option.action, option.card);
}

/** The figure of an action, whoever takes it; to pass is one too. */
export function figureOfAction(id: string, card: string): string {
  if (id === "pass") return pass;
  const brought = drawingOf("action", id);
  if (brought !== undefined) return brought;
  const spell = spellWith(id);
  if (spell !== undefined) return pictureOf("spell", spell.id);
  const item = itemWith(id);
  if (item !== undefined) return pictureOf("item", item.id);
  const action = actionOf(card, id);
  const [first] = action?.attacks ?? [];
  if (first === undefined) return pictureOf("spell", id);
  return action?.chain ? rage : pictureOfAttack(first);
}
