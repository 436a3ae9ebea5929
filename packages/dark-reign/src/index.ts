export { heroBot } from "./bots/heroes/bot.ts";
export { type LevelName, levels } from "./bots/heroes/level.ts";
export { mjBot } from "./bots/mj/mj.ts";
export { darkReignBox } from "./box.ts";
export { type CampaignRead, readCampaign, writeCampaign } from "./campaign/file.ts";
export { longestName } from "./campaign/hero-names.ts";
export { freshRoster, nextQuest, optionsOnward } from "./campaign/next-quest.ts";
export { rosterAfter } from "./campaign/roster-after.ts";
export { sheetFor } from "./campaign/sheets.ts";
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
export { belowBridges, playLevels } from "./kinds.ts";
export { darkReignLid } from "./lid.ts";
export {
  type DarkReignOptions,
  defaultOptions,
  lengths,
  mjSeat,
  type QuestId,
  quests,
  type Roster,
  sideQuests,
  usualLength,
} from "./options.ts";
export type { RosterHero, RosterThing } from "./roster.ts";
export { type AttackOdds, oddsOfAttack } from "./rules/odds.ts";
export { isBeginning } from "./seen/beginning.ts";
export { findSeen, unforeseenSeen } from "./seen/find.ts";
export { type Handling, handlingsOf } from "./seen/handling.ts";
export { isCalm, type Pace, stepAlong } from "./seen/journey.ts";
export { bashSeen, searchSeen } from "./seen/luck.ts";
export { attackSeen } from "./seen/odds.ts";
export { type Peril, perilsOf } from "./seen/perils.ts";
export { type Reach, reachOf } from "./seen/reach.ts";
export {
  armsSeen,
  type LevelSeen,
  levelsSeen,
  skillsSeen,
  spellsSeen,
  type ThingSeen,
  thingsSeen,
} from "./seen/sheet.ts";
export { type Chapter, type Fared, type Tale, taleOf } from "./seen/tale.ts";
export { type TestSeen, testSeen } from "./seen/tests.ts";
export { type Belonging, belongingsSeen } from "./seen/town/belongings.ts";
export {
  type LessonSeen,
  type RaiseSeen,
  raisesSeen,
  skillLessons,
  spellLessons,
  visitorIn,
} from "./seen/town/lessons.ts";
export { type Stall, stalls, type TownVisit, type WareSeen, waresSeen } from "./seen/town/stalls.ts";
export { campaigned, type Expedition, type Player, type Returned, simulated } from "./simulation.ts";
export type { DarkReign } from "./table.ts";
export type { MasterView, SeenCharacter, View } from "./view.ts";
export { campaignWords } from "./words/campaign-words.ts";
export { effectParts } from "./words/leaves/thing.ts";
export { calledBy, nameIn, seatTitle, thingName, titleIn } from "./words/names.ts";
export { lengthNames, levelNames, optionTexts, questName, sideQuestName } from "./words/option-texts.ts";
export { aroundWords, squareSeen } from "./words/seen/around.ts";
export { attackSaid } from "./words/seen/attack.ts";
export { blowWords } from "./words/seen/blows.ts";
export { briefingOf, briefingWords } from "./words/seen/briefing.ts";
export { endWords, objectiveWords, outcomeWords, secretsWords, sideWords } from "./words/seen/ending.ts";
export { isInvisible, stateWords } from "./words/seen/figures.ts";
export { goingWords } from "./words/seen/going.ts";
export { costsSeen, helpWords } from "./words/seen/help.ts";
export {
  ambushWords,
  hiddenSeen,
  isCreature,
  masterWords,
  objectiveOf,
  pileWords,
  rollWords,
  secondaryWords,
  tokenWords,
  zoneName,
} from "./words/seen/master.ts";
export { momentWords } from "./words/seen/moments.ts";
export { deedSeen } from "./words/seen/motive.ts";
export { characteristicRules, kindWords, profileSeen, sheetWords, wayWords } from "./words/seen/sheet.ts";
export { type Stakes, stakesOf } from "./words/seen/stakes.ts";
export { deedTitle, oddsWords, tableWords } from "./words/seen/table.ts";
export { addedWords, soakWords, type ThrowSeen, throwSeen } from "./words/seen/throw.ts";
export { shortErrand, townWords } from "./words/seen/town.ts";
export {
  heroLines,
  lengthWords,
  levelLines,
  questLines,
  questTitle,
  setupWords,
} from "./words/setup-words.ts";
export { turnText } from "./words/turn-text.ts";
export { darkReignWords } from "./words/words.ts";
