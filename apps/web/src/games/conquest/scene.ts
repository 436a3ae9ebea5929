import {
  type Asked,
  boardOf,
  cardOf,
  crystalSpots,
  faceName,
  isCharacter,
  radiusOf,
  type ShotKind,
  seatTitle,
  startSpots,
  type Team,
  teamOf,
  teams,
  type View,
} from "@ossuaire/conquest";
import { capital } from "@ossuaire/kernel";
import type { Circle, Counter, Scene } from "../../board/scene.ts";
import type { Language } from "../../words/language.ts";
import type { PieceLook, Vital } from "../look.ts";
import { bandOf, figureOfCharacter, outlines } from "./figures.ts";

/** The arena as it lies before this viewer. */
export function sceneOf(view: View, language: Language): Scene {
  const { options } = view;
  const shot = shotOf(view);
  const pieces = view.discs.map(({ id, x, y }): Counter => {
    const mark = markOf(id, view);
    return {
      id,
      x,
      y,
      ...lookOf(id, shot, language),
      side: sideOf(id, view),
      ...(mark === undefined ? {} : { mark }),
    };
  });
  const board = boardOf(options);
  return options.border === "mat" ? { board, pieces, circles } : { board, pieces };
}

/** CON-HEALTH-04: the tokens of both teams, each by its first character. */
export function vitalsOf({ pools }: View): readonly Vital[] {
  return teams.map((team) => {
    const { tone, figure } = faceOf(team === "sword" ? "s1" : "c1", undefined);
    return { tone, figure, name: seatTitle(team), life: pools[team] };
  });
}

function markOf(id: string, { playing, active, stunned }: View): Counter["mark"] {
  if (playing?.target === id) return "target";
  if (id !== active.character) return undefined;
  return stunned[active.team] ? "stunned" : "acting";
}

/** A projectile flies for the team whose turn it is; crystals belong to nobody. */
function sideOf(id: string, { active }: View): Team | undefined {
  if (isCharacter(id)) return teamOf(id);
  return id.startsWith("crystal") ? undefined : active.team;
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
  return { radius: radiusOf(id), name: capital(faceName(id, shot))[language], ...faceOf(id, shot) };
}

/** CON-STICKER-02: the face of the wave disc that is up follows the shot. */
export function faceOf(id: string, shot?: ShotKind): Pick<Counter, "tone" | "figure" | "band"> {
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
