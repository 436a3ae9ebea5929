import { say, type Words, w } from "@ossuaire/kernel";
import type { Event } from "../../events.ts";
import { distance, type Square } from "../../grid/square.ts";
import type { SeenCharacter, View } from "../../view.ts";
import { nameIn, titleIn } from "../names.ts";
import { deedTitle } from "./table.ts";

/** Who does what to whom, and why, as far as a glance at the board tells. */
export interface SeenDeed {
  readonly who: string;
  readonly words: Words;
  readonly target?: string;
  /** On the way to something. */
  readonly isStep: boolean;
}

/** The last deed that these events tell of. */
export function deedSeen(events: readonly Event[], view: View): SeenDeed | undefined {
  const last = events.findLast(({ type }) => type === "does" || type === "stepped" || type === "activated");
  const deed = events.findLast((event) => event.type === "does" && !isMove(event.deed));
  if (deed?.type === "does") return attacking(deed, events, view);
  if (last?.type === "stepped") return { who: last.who, words: walking(last, view), isStep: true };
  if (last?.type !== "activated") return undefined;
  return { who: last.who, words: say`${titleIn(last.who, view)}${w(" agit", " acts")}`, isStep: true };
}

const isMove = (deed: string): boolean => deed === "walk" || deed === "run" || deed === "pass";

const verbs: Readonly<Record<string, Words>> = {
  strike: w(" attaque ", " strikes "),
  shoot: w(" tire sur ", " shoots at "),
};

/** “Revenant 2 attaque Aude : cible la plus faible à sa portée”. */
function attacking(
  { who, deed, target }: Extract<Event, { readonly type: "does" }>,
  events: readonly Event[],
  view: View,
): SeenDeed {
  const verb = verbs[deed];
  const name = titleIn(who, view);
  if (target === undefined)
    return { who, words: say`${name}${w(" : ", ": ")}${deedTitle(view, deed)}`, isStep: false };
  const words =
    verb === undefined
      ? say`${name}${w(" : ", ": ")}${deedTitle(view, deed)} → ${titleIn(target, view)}`
      : say`${name}${verb}${nameIn(target, view)}`;
  const why = motiveOf(who, target, deed, events, view);
  return {
    who,
    target,
    isStep: false,
    words: why === undefined ? words : say`${words}${w(" : ", ": ")}${why}`,
  };
}

/** REG-AUTO-02, 03: only what is true is said; a person as MJ may have had other reasons. */
function motiveOf(
  who: string,
  target: string,
  deed: string,
  events: readonly Event[],
  view: View,
): Words | undefined {
  const self = view.characters.find(({ id }) => id === who);
  const aim = view.characters.find(({ id }) => id === target);
  if (self === undefined || aim === undefined || self.side !== "mj" || aim.side === "mj") return undefined;
  const others = adversariesOf(self, view).filter(({ id }) => id !== target);
  if (deed === "shoot")
    return others.every((one) => distance(self, one) >= distance(self, aim))
      ? w("cible la plus proche", "the nearest")
      : undefined;
  if (deed !== "strike") return undefined;
  const near = others.filter((one) => distance(self, one) <= 1);
  if (near.length === 0) return w("seule cible à sa portée", "the only one in reach");
  return near.every((one) => before(one, events) >= before(aim, events))
    ? w("cible la plus faible à sa portée", "the weakest in reach")
    : undefined;
}

/** PV as they were before these events. */
function before({ id, pv }: SeenCharacter, events: readonly Event[]): number {
  const lost = events.flatMap((event) => (event.type === "lost" && event.who === id ? [event.lost] : []));
  return [...pv, ...lost].reduce((sum, one) => sum + one, 0);
}

const adversariesOf = (self: SeenCharacter, { characters }: View): readonly SeenCharacter[] =>
  characters.filter(
    ({ side, gone, states }) => side !== self.side && gone === undefined && states.ground === undefined,
  );

/** “Rat 3 va au plus proche : Aude” is only said of whoever comes nearer by it. */
function walking({ who, from, x, y }: Square & Walk, view: View): Words {
  const name = titleIn(who, view);
  const self = view.characters.find(({ id }) => id === who);
  const [nearest] =
    self?.side === "mj"
      ? adversariesOf(self, view).toSorted((a, b) => distance(a, { x, y }) - distance(b, { x, y }))
      : [];
  if (nearest === undefined || distance(nearest, { x, y }) >= distance(nearest, from))
    return say`${name}${w(" se déplace", " moves")}`;
  return say`${name}${w(" va au plus proche : ", " goes for the nearest: ")}${nameIn(nearest.id, view)}`;
}

interface Walk {
  readonly who: string;
  readonly from: Square;
}
