export type { Ability } from "./abilities.ts";
export { arena, boardOf, crystalSpots, type Piece, radiusOf, startSpots, tableOf } from "./arena.ts";
export { conquestBot } from "./bots/bot.ts";
export type { LevelName } from "./bots/level.ts";
export type { Card, Role, Sign } from "./cards/card.ts";
export { allCards, cardOf, deckOf } from "./cards/decks.ts";
export { type Conquest, conquest } from "./conquest.ts";
export type { Event } from "./events.ts";
export { type ConquestOptions, defaultOptions, teamOfSeat } from "./options.ts";
export { allShots, type Shot, type ShotKind } from "./shots.ts";
export { type Ending, type Playing, type Step, turnSteps } from "./state.ts";
export { type Character, type Team, teams } from "./teams.ts";
export { tutorial } from "./tutorial/tutorial.ts";
export type { View } from "./view.ts";
export {
  aimWords,
  characterColours,
  characterNames,
  pieceName,
  roleNames,
  seatName,
  shotName,
  signNames,
  stepNames,
  teamNames,
} from "./words/names.ts";
export { type Prompt, promptWords } from "./words/prompts.ts";
export { tellingOf } from "./words/telling.ts";
