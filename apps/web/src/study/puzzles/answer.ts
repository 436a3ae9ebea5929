import type { Reading, Study, Theme } from "@ossuaire/discs";
import { prepare } from "@ossuaire/flick";
import { xoroshiro } from "@ossuaire/kernel";
import { bitsOf, type Feat, featReading, feats, gradeOf, grades, measureOf } from "@ossuaire/study";
import type { Answer, Asked, Fault, Measured, Position, Question } from "./position.ts";

/** Measures begin with the same errors of the hand wherever they are made. */
const hand = () => xoroshiro.fromSeed("hand");

/** What a game's study says of a position. */
export function answerTo(study: Study | undefined, position: Position, question: Question): Answer {
  if (study === undefined) return fault("noStudy");
  if (question.type === "themes")
    return { type: "themes", themes: study.themes.map(({ id, name }) => ({ id, name })) };
  if (position.question?.kind !== "flick") return fault("noFlick");
  const readings = study.readings(position.view, position.question);
  if (question.type === "find") return { type: "find", found: found(study, position, readings) };
  const posed = pose(study, position.view, readings, question.feat);
  if (typeof posed === "string") return fault(posed);
  if (question.type === "judge") return { type: "judge", isDone: isDone(posed.reading, question) };
  const measured = question.measured ?? measuredOf(posed.reading);
  if (measured === undefined) return fault("unsolvable");
  return { type: "ask", asked: askedOf(posed.theme, position, question.feat, measured) };
}

function fault(why: Fault): Answer {
  return { type: "fault", fault: why };
}

interface Posed {
  readonly theme: Theme;
  /** Of nothing but what is asked for. */
  readonly reading: Reading;
}

/** The border of what is asked: who made a link may have written anything into it. */
export function pose(study: Study, view: unknown, readings: readonly Reading[], feat: Feat): Posed | Fault {
  const reading = readings.find(({ disc }) => disc === feat.disc);
  if (reading === undefined) return "noDisc";
  const theme = study.themes.find(({ id }) => id === feat.theme);
  const deed = theme?.deedIn(view, reading);
  if (theme === undefined || deed === undefined) return "noTheme";
  const whom = bitsOf(reading, feat.whom);
  return whom === undefined ? "noWhom" : { theme, reading: featReading(reading, deed, whom) };
}

/** As it would be graded; what is harder than the hardest is still that. */
function measuredOf(reading: Reading): Measured | undefined {
  const measure = measureOf(reading, hand);
  if (measure === undefined) return undefined;
  const { vx, vy } = measure.flick;
  return { grade: gradeOf(measure.ease) ?? grades[4], vx, vy };
}

function askedOf(theme: Theme, { view }: Position, feat: Feat, { grade, vx, vy }: Measured): Asked {
  const { disc, whom } = feat;
  return {
    theme: theme.id,
    disc,
    whom,
    name: theme.name,
    aim: theme.aim(view, disc, whom),
    grade,
    vx,
    vy,
  };
}

function isDone(reading: Reading, { vx, vy }: { readonly vx: number; readonly vy: number }): boolean {
  const ready = prepare(reading.table);
  const shot = ready.ok ? ready.flick({ disc: reading.disc, vx, vy }) : ready;
  return shot.ok && reading.worth(shot) === 1;
}

/** So many are offered to whoever makes a puzzle. */
const offered = 6;

/** Whatever a hand can do here, one of each theme first. */
function found(study: Study, position: Position, readings: readonly Reading[]): readonly Asked[] {
  const all: Asked[] = [];
  for (const one of feats(study, position.view, readings, hand, 1)) {
    const theme = study.themes.find(({ id }) => id === one.theme);
    if (theme === undefined || all.filter((other) => other.theme === one.theme).length >= 2) continue;
    const { vx, vy } = one.flick;
    all.push(askedOf(theme, position, one, { grade: one.grade, vx, vy }));
    if (all.length === offered) break;
  }
  return all;
}
