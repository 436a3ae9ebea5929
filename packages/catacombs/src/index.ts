import "./content/opened.ts";

export type { LevelName } from "@ossuaire/discs";
export type { Action } from "./action.ts";
export {
  exchangeFor,
  heroRow,
  lineUps,
  partyChanged,
  sharedAmong,
  withBoxes,
  withLord,
} from "./agree.ts";
export { arenaOf, ground, length, obstaclesOn, width, zoneOf } from "./arena.ts";
export type { Attack, Modifier } from "./attack.ts";
export { catacombsBot } from "./bots/bot.ts";
export { catacombsBox } from "./box.ts";
export { catacombs } from "./catacombs.ts";
export { type Chart, type ChartRoom, chartOf, choicesOnChart } from "./chart.ts";
export { type Chronicle, chronicleOf, type Fall, type Feat, type Station } from "./chronicle.ts";
export {
  actionsOf,
  allActions,
  allAllies,
  allArtefacts,
  allBoards,
  allHeroes,
  allItems,
  alliesOf,
  allLords,
  allMonsters,
  allRooms,
  allSpells,
  allyOf,
  boardOf,
  everyAction,
  forbidding,
  heroCard,
  isAlly,
  isHero,
  isLord,
  isMonster,
  itemOf,
  itemWith,
  lordOf,
  monsterOf,
  printedActions,
  roomOf,
  spellOf,
  spellWith,
} from "./content/box.ts";
export type { ArtefactCard, ItemCard, MonsterCard, Muster, RoomCard } from "./content/card.ts";
export { boxLids } from "./content/lids.ts";
export { passageOf } from "./content/passages.ts";
export { referenceCard, referenceWords } from "./content/reference.ts";
export { expansions } from "./content/shelf.ts";
export { corrosionWords } from "./content/soloth/drawing-lots.ts";
export { poisonCard } from "./content/vermin/poison-cards.ts";
export type { Event } from "./events.ts";
export { faultsOf } from "./faults.ts";
export type { AttackKind, FlickKind } from "./kinds.ts";
export { catacombsLid } from "./lid.ts";
export type { Mark } from "./mark.ts";
export { marksOf, marksOfHero } from "./marks.ts";
export { isFee, isService } from "./offers.ts";
export type { Role } from "./options.ts";
export { type CatacombsOptions, companies, defaultOptions, heroesOf } from "./options.ts";
export { openPacks } from "./packs.ts";
export type {
  Deed,
  Fee,
  Passing,
  Payment,
  Prompt,
  Purchase,
  Question,
  QuestionOf,
  Service,
} from "./questions.ts";
export type { Fault } from "./read-boxes.ts";
export { onlyAsked } from "./read-options.ts";
export { curePrice, halfOf, raisePrice, touchPrice } from "./rules/deals.ts";
export { type Chance, chancesOf } from "./rules/deeds.ts";
export { replacingHealer, roomsOf } from "./rules/piles.ts";
export { builtLabyrinth, readScenario, writeScenario } from "./scenario-file.ts";
export type { Character, Exit, Fight, HeroBoard, Phase, Piece, Side } from "./state.ts";
export type { Catacombs } from "./table.ts";
export type { Trait } from "./trait.ts";
export { tutorial } from "./tutorial/tutorial.ts";
export type { SeenRoom, View } from "./view.ts";
export {
  discountsAt,
  type FeeSold,
  feeSold,
  isServed,
  noTaker,
  servicesSold,
  whyNoArticle,
  whyNoService,
} from "./why-not/wares.ts";
export { whyNot } from "./why-not/why-not.ts";
export { agreeingWords } from "./words/agreeing.ts";
export { blowWords, pieceTitle, reasonFor, titleIn } from "./words/blows.ts";
export {
  briefWords,
  cardWords,
  colourNames,
  deedWords,
  helpWords,
  kindWords,
  modifierWords,
  roomWords,
  supplyWords,
  tableWords,
} from "./words/cards.ts";
export {
  campWords,
  chartLine,
  chartName,
  chartWords,
  choiceWords,
  layoutWords,
  slotName,
} from "./words/chart.ts";
export { shortDeed } from "./words/choices.ts";
export { chronicleWords, reasonOf, shareOf, verdictOf } from "./words/chronicle.ts";
export { musterWords } from "./words/muster.ts";
export {
  actionName,
  attackNames,
  cardNames,
  endingWords,
  familyColours,
  familyNames,
  layoutNames,
  nameIn,
  numberOf,
  pieceName,
  roleNames,
  sideNames,
  trackName,
  wayLetters,
  wayNames,
} from "./words/names.ts";
export { type OptionWords, optionTexts } from "./words/options.ts";
export { detailOf } from "./words/pay.ts";
export { mazeWarning, type Prospect, prospectOf } from "./words/prospect.ts";
export { colon } from "./words/punctuation.ts";
export { signOf } from "./words/signs.ts";
export { lineOf } from "./words/telling.ts";
export { tradeWords } from "./words/trade.ts";
export { turnText } from "./words/turn-text.ts";
export { catacombsWords } from "./words/words.ts";
