/**
 * The floor of every game of flicked discs: sliding, putting down, asking for a flick. See README.md.
 * Everything another package may use stands here.
 */
export {
  type Newcomer,
  nearestBeside,
  placingBeside,
  ringAround,
  spotBeside,
  spotNear,
} from "./beside.ts";
export { inBoardOrder } from "./board-order.ts";
export { botBy, type Mind, type Thoughts } from "./bot.ts";
export { type Flicked, limits } from "./flicked.ts";
export {
  type GuideOption,
  type Guides,
  guideOption,
  guides,
  guidesNames,
  guidesOf,
  guidesText,
  withGuides,
} from "./guides.ts";
export type { Judge, SideNumber } from "./judge.ts";
export { type Level, type LevelName, type Levels, levelNames } from "./level.ts";
export { type OwnReasons, objecting, objectionTo } from "./objection.ts";
export { PHYSICS } from "./physics.ts";
export type { Effect, Reading } from "./reading.ts";
export { type Course, courseIn, seekFlick, type Wish, type Worth } from "./seek.ts";
export { type Slide, slide } from "./slide.ts";
export type { Study } from "./study.ts";
export type { Deed, Theme } from "./theme.ts";
export { tooWeak } from "./why-not.ts";
