export type { Answer, AnswerTo, Submission } from "./answer.ts";
export {
  type Ask,
  type Asking,
  type Objection,
  type QuestionBy,
  type Reply,
  type Script,
  verbs,
} from "./ask.ts";
export type { Book, Chapter, Example, Picture, Played, PlayedBook, Point } from "./book.ts";
export { type Bot, playBot } from "./bot.ts";
export type {
  BarredLabel,
  Box,
  Chart,
  ClosedBox,
  ClosedTray,
  GameWords,
  Going,
  Label,
  Leaf,
  Lid,
  OptionChoice,
  Pile,
  Plan,
  PlanDisc,
  PrintedCard,
  Tray,
  TurnLine,
} from "./box.ts";
export type { Branch } from "./branch.ts";
export { beginningOf, branchOf, endOf, mayBranch } from "./branch-off.ts";
export { agreeing, counted, figure, type Noun, noun } from "./counting.ts";
export {
  type Amount,
  type Area,
  askedOf,
  type Choose,
  type Decision,
  type Flick,
  type Option,
  type Outline,
  type Pick,
  type Place,
  type Placing,
  type Seat,
  type Spot,
} from "./decision.ts";
export { audience, type GameEvent, heardBy, type Told, type Viewer } from "./event.ts";
export type { Difference, Fault, FaultCode, Loaded } from "./fault.ts";
export { fileOf, type MatchFile, matchFromFile, matchFromText, readText } from "./file.ts";
export { type Belongs, type Fold, type Folding, folded } from "./folded.ts";
export { forgetting } from "./forget.ts";
export { au, de, le, que } from "./french.ts";
export type { Expansion, Game, Glimpse, Kind, OptionsFault, OptionsRead, Outcome, Table } from "./game.ts";
export {
  answerEntry,
  type Entry,
  type Journal,
  journalOf,
  matchFromJournal,
  readJournal,
  undoEntry,
} from "./journal.ts";
export { linkOf, matchFromLink, readLink } from "./link.ts";
export {
  type Aside,
  type Glance,
  type LogDeed,
  type LogEntry,
  type LogHeading,
  type LogPiece,
  type LogStep,
  linesOf,
  logOf,
  type Reached,
  type Result,
} from "./log.ts";
export { gistOf, glanceLine, joined, pieceWords, resultSign, storyText } from "./log-words.ts";
export { Match, type Standing, type Terms } from "./match.ts";
export { faultWords, optionFault } from "./option-fault.ts";
export type { Page } from "./page.ts";
export { canonicalText, copyOf, hashOf } from "./plain.ts";
export { quoted } from "./quoted.ts";
export { finishRandomly, playRandomly, randomAnswer } from "./random-player.ts";
export type { Opening, Progress, Reading } from "./reading.ts";
export { because, type Reason, type Refusal, type RefusalCode } from "./refusal.ts";
export { type Dice, type Rng, type RngState, xoroshiro } from "./rng.ts";
export type { Snapshot } from "./sealed.ts";
export { type Open, type Sight, type Sights, sightOf, sightsOf } from "./sight.ts";
export { briefOf, matchFromSnapshot, readSnapshot, snapshotOf } from "./snapshot.ts";
export {
  type LessonPart,
  type Move,
  type Points,
  read,
  type Step,
  type Tutorial,
  takenBack,
  watched,
  yours,
} from "./tutorial.ts";
export { capital, listed, type RuleId, say, together, type Words, w } from "./words.ts";
