import {
  type Asked,
  boardOf,
  cardOf,
  crystalSpots,
  type Piece as Disc,
  type Event,
  pieceName,
  radiusOf,
  type ShotKind,
  startSpots,
  tableOf,
  type View,
} from "@ossuaire/conquest";
import { flick } from "@ossuaire/flick";
import { capital } from "@ossuaire/kernel";
import type { Circle, Motion, Piece, Scene } from "../../board/scene.ts";
import type { Language } from "../../words/language.ts";
import type { PieceLook } from "../look.ts";
import { bandOf, figureOfCharacter, outlines } from "./figures.ts";

/** The arena as it lies before this viewer. */
export function sceneOf(view: View, language: Language): Scene {
  const { playing, active, stunned } = view;
  const markOf = (id: string): Piece["mark"] => {
    if (playing?.target === id) return "target";
    if (id === active.character) return stunned[active.team] ? "stunned" : "acting";
    return undefined;
  };
  return arenaOf(view, view.discs, shotOf(view), language, markOf);
}

/** The flick of this event, played again by the same physics. */
export function motionOf(event: Event<"flicked">, view: View, language: Language): Motion | undefined {
  const { before, piece: disc, vx, vy, shot } = event;
  const report = flick(tableOf(view.options, before), { disc, vx, vy });
  if (!report.ok) return undefined;
  const { tracks, entries, duration } = report;
  const kind = shot === "obstacle" ? undefined : shot;
  const scene = arenaOf(view, before, kind, language, (id) => (id === disc ? "acting" : undefined));
  return { before: scene, tracks, entries, duration };
}

function arenaOf(
  { options }: View,
  discs: readonly Disc[],
  shot: ShotKind | undefined,
  language: Language,
  markOf: (id: string) => Piece["mark"],
): Scene {
  const pieces = discs.map(({ id, x, y }): Piece => {
    const mark = markOf(id);
    return {
      id,
      x,
      y,
      ...lookOf(id, shot, language),
      ...(mark === undefined ? {} : { mark }),
    };
  });
  const board = boardOf(options);
  return options.border === "mat" ? { board, pieces, circles } : { board, pieces };
}

/** CON-MAT-04: where characters and obstacles start. */
const circles: readonly Circle[] = [...startSpots, ...crystalSpots].map(({ id, x, y }) => ({
  x,
  y,
  radius: radiusOf(id),
}));

/** A piece that is about to be put into the arena: a crystal, or the projectile of a shot. */
export function pieceOf({ piece, radius, kind }: Placing, language: Language): PieceLook {
  return { ...lookOf(piece, kind === "crystal" ? undefined : kind, language), radius };
}

type Placing = Asked<"place">["pieces"][number];

function shotOf({ playing }: View): ShotKind | undefined {
  return playing && cardOf(playing.card).shots[playing.shot]?.kind;
}

function lookOf(id: string, shot: ShotKind | undefined, language: Language): PieceLook {
  return { radius: radiusOf(id), name: capital(pieceName(id))[language], ...faceOf(id, shot) };
}

/** CON-STICKER-02: the face of the wave disc that is up follows the shot. */
function faceOf(id: string, shot: ShotKind | undefined): Pick<Piece, "tone" | "figure" | "band"> {
  switch (id) {
    case "s1":
    case "s2":
      return { tone: "light", figure: outlines[figureOfCharacter[id]], band: bandOf[id] };
    case "c1":
    case "c2":
      return { tone: "dark", figure: outlines[figureOfCharacter[id]], band: bandOf[id] };
    case "missile":
    case "fireball":
    case "longbow":
      return { tone: "shot", figure: outlines[id] };
    case "wave":
      return { tone: "shot", figure: shot === "power-wave" ? outlines["power-wave"] : outlines.wave };
    default:
      return { tone: "stone", figure: outlines.crystal };
  }
}
