import type { DarkReign } from "@ossuaire/dark-reign";
import type { Spot } from "@ossuaire/kernel";
import { isSame, type Square } from "../../../board/grid/scene.ts";
import { shared } from "../store.ts";
import { keep, keptFor, nameOf } from "./kept.ts";
import type { LayOutQuestion, Token } from "./question.ts";

/** How far the MJ has come with a zone: what lies where, and what is in the hand. For one question only. */
export interface Draft {
  readonly question: LayOutQuestion;
  readonly spots: readonly Spot[];
  readonly inHand: Token | undefined;
}

const draft = shared<Draft | undefined>(undefined);

export function useDraft(question: DarkReign["question"] | undefined): Draft | undefined {
  const now = draft.use();
  if (question?.prompt !== "lay-out") return undefined;
  // The same question may be put again, by a table that is opened anew.
  return now !== undefined && nameOf(now.question) === nameOf(question) ? now : firstOf(question);
}

/** As it was left on this device: a zone is answered as a whole, and whoever comes back goes on with it. */
const firsts = new WeakMap<LayOutQuestion, Draft>();

function firstOf(question: LayOutQuestion): Draft {
  const first = firsts.get(question) ?? { question, spots: keptFor(question), inHand: undefined };
  firsts.set(question, first);
  return first;
}

function change(next: Draft): void {
  keep(next.question, next.spots);
  draft.set(next);
}

/** The squares that a piece may lie on, as things lie: what the whole comes to is judged by the rules when it is done. */
export function legalFor({ spots }: Draft, { piece, zone }: Token): readonly Square[] {
  return zone
    .map(({ x, y }) => ({ x, y }))
    .filter((square) => !spots.some((spot) => spot.piece !== piece && isSame(spot, square)));
}

export function tokenAt({ question, spots }: Draft, square: Square): Token | undefined {
  const spot = spots.find((one) => isSame(one, square));
  return question.pieces.find(({ piece }) => piece === spot?.piece);
}

export const leftOf = ({ question, spots }: Draft): readonly Token[] =>
  question.pieces.filter(({ piece }) => !spots.some((spot) => spot.piece === piece));

/** Into the hand; whatever was there goes back to the tray. */
export function takeUp(now: Draft, token: Token): void {
  change({ ...now, spots: now.spots.filter(({ piece }) => piece !== token.piece), inHand: token });
}

/** The next of the tray is in the hand at once: whoever lays them by keys need not go back for it. */
export function layDown(now: Draft, token: Token, { x, y }: Square): void {
  const laid = { ...now, spots: [...now.spots, { piece: token.piece, x, y }], inHand: undefined };
  change({ ...laid, inHand: leftOf(laid)[0] });
}

export const letGo = (now: Draft): void => change({ ...now, inHand: undefined });

/** REG-VERDICT-42: as the automatic MJ would. */
export const layAll = (now: Draft): void =>
  change({ ...now, spots: now.question.suggestion, inHand: undefined });

export const takeBack = (now: Draft): void => change({ ...now, spots: [], inHand: undefined });

/** In the order of the question. */
export const wholeOf = ({ question, spots }: Draft): readonly Spot[] =>
  question.pieces.flatMap(({ piece }) => spots.find((spot) => spot.piece === piece) ?? []);
