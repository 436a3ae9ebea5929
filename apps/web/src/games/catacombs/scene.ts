import {
  type Catacombs,
  ground,
  isAlly,
  nameIn,
  obstaclesOn,
  pieceName,
  type View,
} from "@ossuaire/catacombs";
import { capital, type Sight } from "@ossuaire/kernel";
import type { Counter, Scene } from "../../board/scene.ts";
import type { Language } from "../../words/language.ts";
import type { PieceLook, Placed, Vital } from "../look.ts";
import { actorIn } from "./actor.ts";
import { burdensOf } from "./burdens.ts";
import { hasActed, isInOtherForm, isStunned, lifeOnDisc, numberOnDisc } from "./discs.ts";
import { figureOf } from "./figures.ts";
import { floorOf } from "./floors.ts";
import { sideOf } from "./on-discs.ts";
import { isThing } from "./token.ts";
import { toneOf } from "./tones.ts";

/** The board as it lies before everybody; between two rooms it is empty. */
export function sceneOf(sight: Sight<Catacombs>, language: Language): Scene {
  const { fight } = sight.view;
  if (fight === undefined) return { board: ground, pieces: [] };
  const { obstacle, ...floor } = floorOf(fight.board);
  const obstacles = obstaclesOn(fight.board).map(
    ({ id, x, y, radius }): Counter => ({
      id,
      x,
      y,
      radius,
      fixed: true,
      ...obstacle,
      name: nameOf({ id, card: "obstacle" }, sight.view, language),
    }),
  );
  const actor = actorIn(sight);
  // A projectile flies for whoever shoots.
  const shooter = fight.pieces.find(({ id }) => id === actor);
  const side = shooter && sideOf(shooter);
  // FLK-STACK-02: what lies on somebody is no disc of its own.
  const lying = fight.pieces.filter(({ on }) => on === undefined);
  const discs = lying.map((piece): Counter => {
    const { id, card, kind, x, y, radius } = piece;
    const burdens = burdensOf(sight.view, piece, language);
    return {
      id,
      x,
      y,
      radius,
      ...faceOf(isInOtherForm(piece) ? "beast" : card, kind),
      name: nameOf(piece, sight.view, language),
      ...lifeOnDisc(piece),
      ...(burdens.length === 0 ? {} : { burdens }),
      number: numberOnDisc(piece, fight),
      spent: id !== actor && hasActed(piece, sight.view.phase),
      side: piece.kind === "projectile" ? side : sideOf(piece),
      mark: isStunned(piece) ? "stunned" : id === actor ? "acting" : undefined,
    };
  });
  return { board: ground, ...floor, pieces: [...obstacles, ...discs] };
}

/** A piece that is about to be put on the board. */
export function pieceOf(
  { piece, card, radius }: Placed<Catacombs>["pieces"][number],
  view: View,
  language: Language,
): PieceLook {
  return { radius, name: nameOf({ id: piece, card }, view, language), ...faceOf(card, kindOf(card, view)) };
}

/** CAT-COMP-28: the life of the Heroes. */
export function vitalsOf({ heroes }: View): readonly Vital[] {
  return Object.entries(heroes).map(([id, { life }]) => ({
    ...faceOf(id, "hero"),
    name: capital(pieceName(id, id)),
    life,
  }));
}

function kindOf(card: string, { heroes, lord }: View): string {
  if (heroes[card] !== undefined) return "hero";
  if (card === lord.id) return "lord";
  if (isAlly(card)) return "ally";
  return isThing(card) ? card : "monster";
}

function nameOf(
  piece: { readonly id: string; readonly card: string },
  view: View,
  language: Language,
): string {
  return capital(nameIn(view, piece))[language];
}

function faceOf(card: string, kind: string): Pick<Counter, "tone" | "figure"> {
  return { tone: toneOf(card, kind), figure: figureOf(card, kind) };
}
