import type { Catacombs } from "@ossuaire/catacombs";
import {
  type Action,
  briefWords,
  type Character,
  chancesOf,
  type Deed,
  deedWords,
  everyAction,
  isLord,
  itemWith,
  kindWords,
  lordOf,
  type Passing,
  type Piece,
  printedActions,
  spellWith,
  type View,
} from "@ossuaire/catacombs";
import { say, type Words } from "@ossuaire/kernel";
import type { Chosen } from "../look.ts";
import { sequenceWords } from "./cards/sequence.ts";

/** A piece that acts, and the card that says what it is. */
export interface Actor {
  readonly id: string;
  readonly card: string;
}

/** What a player is told of a deed before he does it. */
export interface DeedTold {
  /** A few words under its name; none where the name says it all. */
  readonly brief: Words | undefined;
  readonly full: Words;
}

/** Who can act, in the order of the options; whoever passes can. */
export function actorsOf(options: readonly Doing[]): readonly Actor[] {
  const actors = options.map((option) => actorOf(option));
  return actors.filter(({ id }, i) => actors.findIndex((other) => other.id === id) === i);
}

export function doneBy(actor: Actor, options: readonly Doing[]): readonly Doing[] {
  return options.filter((option) => actorOf(option).id === actor.id);
}

export type Doing = Deed | Passing;

/** What can be done, where that is asked: by whoever's turn it is, or by a slave at once (SOL-SLAVE-01). */
export function doingsIn(question: Catacombs["question"] | undefined): readonly Doing[] {
  switch (question?.prompt) {
    case "hero-acts":
    case "monster-acts":
      return question.options;
    case "slave-acts":
      return question.options.flatMap((option) => ("kind" in option ? option : []));
    default:
      return [];
  }
}

/** One by one: who passes together with all others is no actor of his own. */
function actorOf(option: Doing): Actor {
  if (option.kind === "deed") return { id: option.actor, card: option.card };
  return option.pieces[0] ?? { id: "", card: "" };
}

export function toldOf(option: Doing): DeedTold {
  if (option.kind === "pass") return { brief: deedWords.pass, full: deedWords.pass };
  const { card } = option;
  const action = actionOf(card, option.action);
  if (action === undefined) throw new Error(`${card} has no ${option.action}`);
  return { brief: briefOf(card, action), full: fullOf(card, action) };
}

/** Two cards may call different actions by one name: the actor's own card comes first. */
export function actionOf(card: string, id: string): Action | undefined {
  return [...printedActions(card), ...everyAction()].find((action) => action.id === id);
}

function briefOf(card: string, action: Action): Words | undefined {
  const { id, name, attacks, chain } = action;
  const [first] = attacks;
  if (first === undefined) return briefWords[id] ?? textOf(card, action);
  const sequence = sequenceWords(attacks, chain);
  if (sequence.en !== name.en) return sequence;
  return attacks.length === 1 && first.damage === 1 ? deedWords.damage : undefined;
}

function fullOf(card: string, action: Action): Words {
  const { name, attacks, chain } = action;
  const [first] = attacks;
  const text = textOf(card, action);
  if (first === undefined) return text ?? briefWords[action.id] ?? name;
  return say`${text ?? say`${sequenceWords(attacks, chain)}.`} ${kindWords[first.kind]}`;
}

/** What the article, the spell or the ability says that this action comes from. */
export function textOf(card: string, { id }: Action): Words | undefined {
  const own = isLord(card) ? lordOf(card).traits.find((trait) => trait.id === id) : undefined;
  if (own !== undefined) return own.text;
  if (printedActions(card).some((action) => action.id === id)) return undefined;
  return (itemWith(id) ?? spellWith(id))?.text;
}

/** CAT-ALLY-21: a spell beside the same one from the place of the Familiar; all others alone. */
export function pairsOf(options: readonly Doing[]): readonly (readonly [Doing, Doing?])[] {
  const isFar = (option: Doing): option is Deed => option.kind === "deed" && option.from !== option.actor;
  const nearOf = ({ action }: Deed) =>
    options.find((one) => one.kind === "deed" && one.action === action && one.from === one.actor);
  return options
    .filter((option) => !isFar(option) || nearOf(option) === undefined)
    .map((option) => {
      const far = options.find((one) => isFar(one) && nearOf(one) === option);
      return far === undefined ? [option] : [option, far];
    });
}

/** What somebody has and cannot do now: it stays in view, and says why. */
export function barredFor({ id }: Actor, view: View): readonly Barred[] {
  const piece = view.fight?.pieces.find((one) => one.id === id);
  if (piece === undefined || !isActing(piece)) return [];
  return chancesOf(view, piece).flatMap(({ deed, bar }) =>
    bar !== undefined && deed.from === deed.actor ? { deed, why: bar.words } : [],
  );
}

export interface Barred {
  readonly deed: Deed;
  readonly why: Words;
}

function isActing(piece: Piece): piece is Character {
  return "done" in piece;
}

/** Somebody's deed, article or service lies in the hand, by actor; what concerns all is a button. */
export function isSomebodys(option: Chosen<Catacombs>["options"][number]): boolean {
  if (!("kind" in option)) return false;
  if (option.kind === "pass") return option.pieces.length === 1;
  return option.kind !== "done" && option.kind !== "read" && option.kind !== "exchange";
}

/** Whoever acts, answers or is healed is chosen where he stands. */
export function pieceUnder(option: Chosen<Catacombs>["options"][number]): string | undefined {
  if (!("kind" in option)) return "card" in option ? option.id : undefined;
  if (option.kind === "deed") return option.actor;
  return option.kind === "pass" && option.pieces.length === 1 ? option.pieces[0]?.id : undefined;
}
