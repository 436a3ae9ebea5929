/**
 * Looking at flicks before and after they are made: all that a disc can do, how easy it is, where it is practised, and how a
 * match was won and lost.
 * See README.md. Everything another package may use stands here.
 */
export { analyse, analyseQuickly, wonBy } from "./analysis/analyse.ts";
export {
  type Aim,
  type Analysis,
  differenceOf,
  type FlickReport,
  type PlayerReport,
  type TurningPoint,
} from "./analysis/analysis.ts";
export { calibrationError, fitWeights, type Sample, type Tenth, tenthsOf } from "./analysis/fit.ts";
export { type Best, bestOf } from "./best.ts";
export { type Ease, easeOf } from "./ease.ts";
export { buildFan, type Fan, fanOf, flickAt } from "./fan.ts";
export { type Gist, gists } from "./gist.ts";
export { type Exercise, type ExerciseId, exerciseIds, exercises } from "./practice/exercises.ts";
export { type Goal, reaches } from "./practice/goal.ts";
export {
  boardOf,
  type DiscKind,
  isMovable,
  type Laid,
  type LaidKind,
  type LaidWall,
  type Layout,
  laidKinds,
  readLayout,
  type Size,
  sizes,
  spanOf,
  tableOf,
  turns,
  walled,
  wallRadius,
} from "./practice/layout.ts";
export { practiceReading } from "./practice/reading.ts";
export { bitsOf, type Feat, featReading, piecesOf } from "./puzzles/feat.ts";
export { type Found, feats } from "./puzzles/find.ts";
export { type Grade, gradeOf, grades } from "./puzzles/grade.ts";
export { type Measure, measureOf } from "./puzzles/measure.ts";
export type { Puzzle, PuzzleSet, Vein } from "./puzzles/set.ts";
export { shapeOf } from "./puzzles/shape.ts";
export { type Way, wayTo } from "./way.ts";
