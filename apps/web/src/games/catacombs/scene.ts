import {
  arenaOf,
  type Catacombs,
  type Piece as Disc,
  type Event,
  ground,
  monsterOf,
  obstaclesOn,
  pieceName,
  type View,
} from "@ossuaire/catacombs";
import { flick } from "@ossuaire/flick";
import { capital } from "@ossuaire/kernel";
import type { Motion, Piece, Scene, Tone } from "../../board/scene.ts";
import type { Language } from "../../words/language.ts";
import type { PieceLook, Placed } from "../look.ts";
import { bandOf, figureOf } from "./figures.ts";

type Lying = Pick<Disc, "id" | "card" | "kind" | "x" | "y" | "radius">;

/** The board as it lies before everybody; between two rooms it is empty. */
export function sceneOf({ fight }: View, language: Language): Scene {
  if (fight === undefined) return { board: ground, pieces: [] };
  const stunned = new Set(
    fight.pieces.filter((piece) => "stunned" in piece && piece.stunned !== undefined).map(({ id }) => id),
  );
  return boardOf(fight.board, fight.pieces, language, (id) => (stunned.has(id) ? "stunned" : undefined));
}

/** The flick of this event, played again by the same physics. */
export function motionOf(event: Event<"flicked">, { fight }: View, language: Language): Motion | undefined {
  if (fight === undefined) return undefined;
  const { before, piece: disc, vx, vy } = event;
  const report = flick(arenaOf(fight.board, before), { disc, vx, vy });
  if (!report.ok) return undefined;
  const { tracks, entries, duration } = report;
  const scene = boardOf(fight.board, before, language, (id) => (id === disc ? "acting" : undefined));
  return { before: scene, tracks, entries, duration };
}

function boardOf(
  board: string,
  pieces: readonly Lying[],
  language: Language,
  markOf: (id: string) => Piece["mark"],
): Scene {
  const obstacles = obstaclesOn(board).map(
    ({ id, x, y, radius }): Piece => ({
      id,
      x,
      y,
      radius,
      fixed: true,
      ...faceOf("obstacle", "obstacle"),
      name: nameOf(id, "obstacle", language),
    }),
  );
  const discs = pieces.map(({ id, card, kind, x, y, radius }): Piece => {
    const mark = markOf(id);
    return {
      id,
      x,
      y,
      radius,
      ...faceOf(card, kind),
      name: nameOf(id, card, language),
      ...(mark === undefined ? {} : { mark }),
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
function faceOf(card: string, kind: string): Pick<Piece, "tone" | "figure" | "band"> {
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
