export { heroBot } from "./bots/heroes/bot.ts";
export { type LevelName, levels } from "./bots/heroes/level.ts";
export { darkReignBox } from "./box.ts";
export { rosterAfter } from "./campaign/roster-after.ts";
export type { Chronicle } from "./chronicle.ts";
export { heroes as heroCards } from "./content/fight/heroes.ts";
export { darkReign } from "./dark-reign.ts";
export { type Face, type PowerDie, powerDice, powerDieOf } from "./dice/faces.ts";
export { dice, type Formula, type Notation } from "./dice/notation.ts";
export {
  type Chance,
  chanceOf,
  type Odds,
  oddsOfAmount,
  oddsOfTest,
  oddsOfThrow,
  shifted,
  thrownAgain,
  together,
  worthOf,
} from "./dice/odds.ts";
export { type Amount, type Hand, rolledAmount, rolledD, sumOf, type Throw, thrown } from "./dice/roll.ts";
export { type Terms, type Tested, tested } from "./dice/test.ts";
export { playLevels } from "./kinds.ts";
export { darkReignLid } from "./lid.ts";
export {
  type DarkReignOptions,
  defaultOptions,
  lengths,
  quests,
  type Roster,
  sideQuests,
  usualLength,
} from "./options.ts";
export type { RosterHero, RosterThing } from "./roster.ts";
export { type AttackOdds, oddsOfAttack } from "./rules/odds.ts";
export { isCalm, stepAlong } from "./seen/journey.ts";
export { attackSeen } from "./seen/odds.ts";
export { type Reach, reachOf } from "./seen/reach.ts";
export { campaigned, type Expedition, type Player, type Returned, simulated } from "./simulation.ts";
export type { DarkReign } from "./table.ts";
export type { SeenCharacter, View } from "./view.ts";
export { nameIn, seatTitle, titleIn } from "./words/names.ts";
export { lengthNames, levelNames, optionTexts, questName, sideQuestName } from "./words/option-texts.ts";
export { aroundWords, squareSeen } from "./words/seen/around.ts";
export { isInvisible, stateWords } from "./words/seen/figures.ts";
export { deedTitle, oddsWords, tableWords } from "./words/seen/table.ts";
export { darkReignWords } from "./words/words.ts";
