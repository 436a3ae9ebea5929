import { type Catacombs, ground, monsterOf, obstaclesOn, pieceName, type View } from "@ossuaire/catacombs";
import { capital } from "@ossuaire/kernel";
import type { Counter, Scene, Tone } from "../../board/scene.ts";
import type { Language } from "../../words/language.ts";
import type { PieceLook, Placed } from "../look.ts";
import { bandOf, figureOf } from "./figures.ts";

/** The board as it lies before everybody; between two rooms it is empty. */
export function sceneOf({ fight }: View, language: Language): Scene {
  if (fight === undefined) return { board: ground, pieces: [] };
  const obstacles = obstaclesOn(fight.board).map(
    ({ id, x, y, radius }): Counter => ({
      id,
      x,
      y,
      radius,
      fixed: true,
      ...faceOf("obstacle", "obstacle"),
      name: nameOf(id, "obstacle", language),
    }),
  );
  const discs = fight.pieces.map((piece): Counter => {
    const { id, card, kind, x, y, radius } = piece;
    const isStunned = "stunned" in piece && piece.stunned !== undefined;
    return {
      id,
      x,
      y,
      radius,
      ...faceOf(card, kind),
      name: nameOf(id, card, language),
      ...(isStunned ? { mark: "stunned" } : {}),
    };
  });
  return { board: ground, pieces: [...obstacles, ...discs] };
}

/** A piece that is about to be put on the board. */
export function pieceOf(
  { piece, card, radius }: Placed<Catacombs>["pieces"][number],
  view: View,
  language: Language,
): PieceLook {
  return { radius, name: nameOf(piece, card, language), ...faceOf(card, kindOf(card, view)) };
}

function kindOf(card: string, { heroes, lord }: View): string {
  if (heroes[card] !== undefined) return "hero";
  if (card === lord.id) return "lord";
  if (card === "familiar" || card === "skeleton") return "ally";
  return card === "missile" || card === "fireball" || card === "shield" ? card : "monster";
}

function nameOf(id: string, card: string, language: Language): string {
  return capital(pieceName(id, card))[language];
}

/** CAT-MON-03: heroes and monsters differ by their rim and their drawing, families by the colour of a band as well. */
function faceOf(card: string, kind: string): Pick<Counter, "tone" | "figure" | "band"> {
  const band = kind === "monster" ? bandOf[monsterOf(card).family] : undefined;
  return {
    tone: tones[kind] ?? "shot",
    figure: figureOf(card, kind),
    ...(band === undefined ? {} : { band }),
  };
}

const tones: Readonly<Record<string, Tone>> = {
  hero: "light",
  ally: "light",
  monster: "dark",
  lord: "dark",
  wall: "stone",
  shield: "stone",
  obstacle: "stone",
};
