export type { LevelName } from "@ossuaire/discs";
export type { Ability } from "./abilities.ts";
export { arena, boardOf, crystalSpots, type Piece, radiusOf, startSpots, tableOf } from "./arena.ts";
export { conquestBot } from "./bots/bot.ts";
export { conquestBox } from "./box.ts";
export type { Card, Role, Sign } from "./cards/card.ts";
export { allCards, cardOf, deckOf } from "./cards/decks.ts";
export { type Chronicle, chronicleOf, type Deeds } from "./chronicle.ts";
export { conquest } from "./conquest.ts";
export type { Event } from "./events.ts";
export { conquestLid } from "./lid.ts";
export { type ConquestOptions, defaultOptions, teamOfSeat } from "./options.ts";
export type { Asked, Offered, Prompt, Question } from "./questions.ts";
export { allShots, type Shot, type ShotKind } from "./shots.ts";
export { type Ending, type Playing, type Step, turnSteps } from "./state.ts";
export type { Conquest } from "./table.ts";
export { type Character, isCharacter, type Team, teamOf, teams } from "./teams.ts";
export { tutorial } from "./tutorial/tutorial.ts";
export type { View } from "./view.ts";
export { whyNot } from "./why-not.ts";
export { blowWords } from "./words/blows.ts";
export { chronicleWords, shareOf, verdictOf } from "./words/chronicle.ts";
export { endWords, winnerWords } from "./words/ending.ts";
export {
  aimWords,
  characterColours,
  characterNames,
  faceName,
  pieceName,
  roleNames,
  seatName,
  seatTitle,
  shotName,
  signNames,
  stepNames,
  teamNames,
} from "./words/names.ts";
export { borderNames, optionTexts, playerCounts } from "./words/option-texts.ts";
export { helpWords, howTo, tableWords } from "./words/table.ts";
export { lineOf } from "./words/telling.ts";
export { turnText } from "./words/turn-text.ts";
export { conquestWords } from "./words/words.ts";
