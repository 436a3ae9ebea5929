import { isCreature, tokenWords } from "@ossuaire/dark-reign";
import type { Figure, GridScene, Square, Thing } from "../../../board/grid/scene.ts";
import type { Language } from "../../../words/language.ts";
import { coatOf } from "../coats.ts";
import { drawingOf } from "../drawings.ts";
import { thingOf } from "../things/things.ts";
import type { Draft } from "./draft.ts";
import type { Token } from "./question.ts";

/** Traps are the MJ's secret from the start (REG-TRAP-10). */
const traps: ReadonlySet<string> = new Set(["hole", "spikes"]);

/** The board with what the MJ has laid so far, and what is in the hand over the square that is pointed at. */
export function withDraft(
  scene: GridScene,
  { question, spots, inHand }: Draft,
  over: Square | undefined,
  language: Language,
): GridScene {
  const laid = question.pieces.flatMap((token) => {
    const spot = spots.find(({ piece }) => piece === token.piece);
    return spot === undefined ? [] : [{ token, at: spot, isTried: false }];
  });
  const all = [...laid, ...(inHand && over ? [{ token: inHand, at: over, isTried: true }] : [])];
  return {
    ...scene,
    zones: scene.zones.map((zone, number) =>
      number === question.about.zone ? { ...zone, isLit: true } : zone,
    ),
    figures: [
      ...scene.figures,
      ...all.flatMap(({ token, at, isTried }) =>
        isCreature(token.kind) ? [figureOf(token, at, isTried, language)] : [],
      ),
    ],
    loose: all.flatMap(({ token, at }) => pictureOf(token, at) ?? []),
  };
}

/** What is no creature: as it will stand there. */
export function pictureOf({ piece, kind }: Token, { x, y }: Square): Thing | undefined {
  const isTrap = traps.has(kind);
  return isCreature(kind)
    ? undefined
    : thingOf({ id: piece, kind, x, y, zone: 0, ...(isTrap ? { hidden: true } : {}) }, true);
}

function figureOf(token: Token, { x, y }: Square, isTried: boolean, language: Language): Figure {
  const { piece, kind, figures } = token;
  return {
    id: piece,
    x,
    y,
    name: tokenWords(token)[language],
    coat: coatOf(kind, "mj"),
    figure: drawingOf("figure", kind),
    life: [1, 1],
    ...(figures > 1 ? { count: figures } : {}),
    states: [],
    hasLamp: false,
    lies: false,
    fades: isTried,
  };
}
