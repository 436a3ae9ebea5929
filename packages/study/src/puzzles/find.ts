import type { Deed, Reading, Study } from "@ossuaire/discs";
import { prepare } from "@ossuaire/flick";
import type { Random } from "@ossuaire/marksman";
import { eachFlick } from "../fan.ts";
import { noEffect } from "../gist.ts";
import { type Feat, featReading, piecesOf } from "./feat.ts";
import { type Grade, gradeOf } from "./grade.ts";
import { type Measure, measureOf } from "./measure.ts";
import { shapeOf } from "./shape.ts";

/** A feat that can be done where it is asked for, and how easy it is. */
export interface Found extends Feat, Measure {
  readonly grade: Grade;
  /** Two feats of one shape and one theme look alike. */
  readonly shape: string;
}

/** What is done by more aims than that is nothing to be asked for; what none of so many does, no hand does. */
const MOST = 0.025;
const COARSE = { directions: 128, strengths: 12 } as const;

/** A thing that some aims of a disc do. */
interface Hint {
  readonly theme: string;
  readonly reading: Reading;
  readonly deed: Deed;
  readonly whom: number;
  readonly aims: number;
}

/**
 * The feats of a position, the most remarkable first: a coarse look at every aim of every disc names them, the whole fan
 * measures those that few aims do. Whoever wants only the first takes no more.
 */
export function* feats(
  study: Study,
  view: unknown,
  readings: readonly Reading[],
  random: () => Random,
  most = MOST,
): Generator<Found> {
  const hints = readings.flatMap((reading) => hintsOf(study, view, reading));
  for (const { id } of study.themes)
    for (const { theme, reading, deed, whom, aims } of hints) {
      if (theme !== id || aims > 1.5 * most) continue;
      const measure = measureOf(featReading(reading, deed, whom), random);
      const grade = measure && measure.aims <= most ? gradeOf(measure.ease) : undefined;
      if (measure === undefined || grade === undefined) continue;
      const pieces = piecesOf(reading, whom);
      yield {
        theme,
        disc: reading.disc,
        whom: pieces,
        ...measure,
        grade,
        shape: shapeOf(reading, pieces),
      };
    }
}

/** All that some aim of a coarse fan does. */
function hintsOf(study: Study, view: unknown, reading: Reading): readonly Hint[] {
  const deeds = study.themes.flatMap((theme) => {
    const deed = theme.deedIn(view, reading);
    return deed === undefined ? [] : [{ id: theme.id, deed, done: new Map<number, number>() }];
  });
  const ready = prepare(reading.table);
  if (deeds.length === 0 || !ready.ok) return [];
  const effect = noEffect();
  eachFlick(reading, COARSE.directions, COARSE.strengths, (flick) => {
    const shot = ready.flick(flick);
    if (!shot.ok) return;
    reading.read(shot, effect);
    for (const { deed, done } of deeds) {
      const whom = deed(shot, effect);
      if (whom !== 0) done.set(whom, (done.get(whom) ?? 0) + 1);
    }
  });
  const cells = COARSE.directions * COARSE.strengths;
  return deeds.flatMap(({ id, deed, done }) =>
    [...done].map(([whom, count]) => ({ theme: id, reading, deed, whom, aims: count / cells })),
  );
}
