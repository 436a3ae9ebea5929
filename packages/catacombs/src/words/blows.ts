import { type RuleId, type Words, w } from "@ossuaire/kernel";
import { everyTrait } from "../content/box.ts";
import type { Here, Piece } from "../state.ts";
import { pieceName, plainPiece } from "./names.ts";

/** A piece in a heading, or alone: “Zombie 2”, “Elfe”. */
export function pieceTitle(piece: string, card: string): Words {
  const { fr, en } = pieceName(piece, card);
  return w(fr.replace(/^(?:l’|la |le )/, ""), en.replace(/^the /, ""));
}

/** The same of a piece in this fight: a number only where there have been two of its kind. */
export function titleIn(here: Here, { id, card }: Pick<Piece, "id" | "card">): Words {
  return pieceTitle(plainPiece(id, card, here), card);
}

/** In a word or two, why a blow costs nothing, or what followed from it: mostly the name of what the card says. */
export function reasonFor(rule: RuleId): Words | undefined {
  return reasons[rule] ?? everyTrait().find((trait) => trait.rule === rule)?.name;
}

const reasons: Readonly<Partial<Record<RuleId, Words>>> = {
  "CAT-CHAIN-06": w("déjà touché", "touched just before"),
  "CAT-RULING-20": w("à l’abri des représailles", "safe from the retaliation"),
};

export const blowWords = {
  harmless: w("sans dégât", "no damage"),
  heroes: w("Les Héros", "The Heroes"),
  overseer: w("Le Maître", "The Overseer"),
  acts: (name: Words, action: Words): Words => w(`${name.fr} : ${action.fr}`, `${name.en}: ${action.en}`),
  passes: (name: Words): Words => w(`${name.fr} ne fait rien`, `${name.en} does nothing`),
  retaliates: (name: Words): Words => w(`${name.fr} : Représailles`, `${name.en}: Retaliation`),
  flees: (name: Words): Words => w(`${name.fr} : Fuite`, `${name.en}: Flight`),
};
