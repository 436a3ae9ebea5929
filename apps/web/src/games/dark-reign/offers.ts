import type { DarkReign, View } from "@ossuaire/dark-reign";
import type { Square } from "../../board/grid/scene.ts";

type Question = DarkReign["question"];
type Acting = Extract<Question, { readonly prompt: "act" | "wait-act" }>;

/** Something that can be answered, with where it lies on the board. */
export interface Offer {
  readonly id: string;
  readonly deed: string | undefined;
  readonly cost: number;
  readonly at: Square | undefined;
  readonly target: string | undefined;
  /** What tells two ways to do it to the same apart: a weapon, a manner. */
  readonly weapon: string | undefined;
  readonly how: string | undefined;
  /** It is done to one of the other side. */
  readonly isHostile: boolean;
}

export function isActing(question: Question | undefined): question is Acting {
  return question?.prompt === "act" || question?.prompt === "wait-act";
}

/** What is asked in the middle of somebody's deed: beside whom it concerns, and not at the foot. */
const askedBeside: ReadonlySet<Question["prompt"]> = new Set([
  "parry",
  "weapon-reroll",
  "destiny",
  "cheat-death",
  "bodyguard",
  "defend",
  "blocked",
  "crush",
  "agree",
  "go-along",
]);

/** What is asked on a leaf of its own over the board. */
const askedOver: ReadonlySet<Question["prompt"]> = new Set(["take-find", "order"]);

export const isAskedThere = ({ prompt }: Question): boolean =>
  prompt === "lay-out" || askedOver.has(prompt) || askedBeside.has(prompt);

/** All that the question offers, each with the square that it concerns. */
export function offersOf(view: View, question: Question | undefined): readonly Offer[] {
  if (question === undefined || !("options" in question)) return [];
  const about = question.about !== undefined && "who" in question.about ? question.about.who : undefined;
  const side = view.characters.find(({ id }) => id === about)?.side;
  return question.options.map((option) => {
    const target = "target" in option ? option.target : undefined;
    const square = "square" in option ? option.square : undefined;
    const found = view.characters.find(({ id }) => id === target);
    return {
      id: option.id,
      deed: "deed" in option ? option.deed : undefined,
      cost: "cost" in option ? option.cost : 0,
      at: square ?? (found && { x: found.x, y: found.y }),
      target,
      weapon: "with" in option ? option.with : undefined,
      how: "how" in option ? option.how : undefined,
      isHostile: found !== undefined && found.side !== side,
    };
  });
}

/** Moves are made on the board, not by buttons. */
const moves: ReadonlySet<string | undefined> = new Set(["walk", "run"]);

export const isMove = ({ deed }: Offer): boolean => moves.has(deed);

/** What is done to the ground itself: whoever presses an empty square, or an open door, wants to go there. */
const ofGround: ReadonlySet<string | undefined> = new Set([
  "search",
  "jump",
  "lay-trap",
  "throw",
  "pass",
  "close",
]);

/** What is meant by pressing this square, before a deed has been chosen. */
export function meantBy(offers: readonly Offer[], square: Square): readonly Offer[] {
  return offers.filter(
    (offer) =>
      offer.at?.x === square.x && offer.at.y === square.y && !isMove(offer) && !ofGround.has(offer.deed),
  );
}

/** What is done most often, in this order; whatever is not named comes after it. */
const byUse: readonly string[] = [
  "break-free",
  "strike",
  "shoot",
  "cast",
  "handle-lid",
  "open",
  "pick-lock",
  "rummage",
  "take",
  "search",
  "drink",
  "disarm",
  "jump",
  "bash",
  "shove",
  "make-drink",
  "use",
  "wait",
  "steal",
  "speak",
  "challenge",
  "improvise",
  "swap",
  "give",
  "receive",
  "change",
  "don",
  "lay-trap",
  "throw",
  "close",
  "join",
  "pass",
];

const rankOf = (deed: string): number => (byUse.indexOf(deed) + byUse.length + 1) % (byUse.length + 1);

/** So many stand in the bar; all others, and what cannot be done, are behind “Plus”. */
const inBar = 7;

type Deed = readonly [id: string, offers: readonly Offer[]];

/** What stands in the bar, and what behind “Plus”: there is also what nobody should do by a slip, to give up or to hurt one's own. */
export function barOf(offers: readonly Offer[]): {
  readonly bar: readonly Deed[];
  readonly rest: readonly Deed[];
} {
  const deeds = [...deedsIn(offers)];
  const isRare = ([deed, ways]: Deed): boolean =>
    deed === "give-up" || (hurting.has(deed) && !ways.some(({ isHostile }) => isHostile));
  const bar = deeds.filter((deed) => !isRare(deed)).slice(0, inBar);
  return { bar, rest: deeds.filter((deed) => !bar.includes(deed)) };
}

/** Deeds by how often they are done, each with all its ways. */
function deedsIn(offers: readonly Offer[]): ReadonlyMap<string, readonly Offer[]> {
  const deeds = new Map<string, Offer[]>();
  for (const offer of offers) {
    if (offer.deed === undefined || isMove(offer)) continue;
    deeds.set(offer.deed, [...(deeds.get(offer.deed) ?? []), offer]);
  }
  return new Map([...deeds].toSorted(([a], [b]) => rankOf(a) - rankOf(b)));
}

/** What is done to hurt, or behind somebody's back: to do it to one's own is allowed, and rarely meant (REG-RULING-32). */
const hurting: ReadonlySet<string | undefined> = new Set(["strike", "shoot", "shove", "steal"]);

/** Whom one faces, and apart from them one's own, whom nobody should strike by a slip of the finger. */
export function toldApart(offers: readonly Offer[]): {
  readonly meant: readonly Offer[];
  readonly others: readonly Offer[];
} {
  const facing = offers.toSorted((a, b) => Number(b.isHostile) - Number(a.isHostile));
  const isOther = ({ deed, target, isHostile }: Offer): boolean =>
    hurting.has(deed) && target !== undefined && !isHostile;
  const meant = facing.filter((offer) => !isOther(offer));
  return meant.length === 0 ? { meant: facing, others: [] } : { meant, others: facing.filter(isOther) };
}

/** Ways of one deed to the same one: the basic attack and the powerful one stand side by side. */
export function besides(offers: readonly Offer[]): readonly (readonly Offer[])[] {
  const rows: Offer[][] = [];
  for (const offer of offers) {
    const [last] = rows.at(-1) ?? [];
    const isLike =
      last !== undefined &&
      isPaired(offer) &&
      last.deed === offer.deed &&
      last.target === offer.target &&
      last.weapon === offer.weapon &&
      last.at?.x === offer.at?.x &&
      last.at?.y === offer.at?.y;
    if (isLike) rows.at(-1)?.push(offer);
    else rows.push([offer]);
  }
  return rows;
}

/** It is an attack: on whom and how are said apart. */
export const isPaired = ({ deed }: Offer): boolean => paired.has(deed);

const paired: ReadonlySet<string | undefined> = new Set(["strike", "shoot", "bash"]);
