import type { Rng } from "@ossuaire/kernel";
import { isMonster, lordOf, monsterOf, roomOf } from "../content/box.ts";
import type { QuestionOf, Recruit } from "../questions.ts";
import { countsAs } from "../rules/camp.ts";
import { monsterPiece } from "../rules/newcomers.ts";
import { type Fight, heroIds, type State } from "../state.ts";
import type { View } from "../view.ts";
import { gainOf } from "./works.ts";
import { worthOf } from "./worth.ts";

/** CAT-VCAMP-03: whether a rest is worth what may come of it. */
export function campsNow(state: State): boolean {
  const lacking = heroIds(state).reduce(
    (sum, hero) => sum + (hasLife(state, hero) ? gainOf(state, hero, 2) : 0),
    0,
  );
  return lacking > 2;
}

function hasLife(state: State, hero: string): boolean {
  return (state.heroes[hero]?.life ?? 0) > 0;
}

/** CAT-VBRANCH-10: the room whose monsters are worth least. */
export function easiest(state: State, cards: readonly string[]): string | undefined {
  return cards.toSorted((a, b) => hardness(state, a) - hardness(state, b))[0];
}

/**
 * CAT-GAP-01: of the next two rooms, which the Map has shown, whether the second is the easier one; its gold is there sooner
 * then, and the harder room meets a party that has bought something.
 */
export function isEasierLater(state: State, { rooms }: Pick<View, "rooms">): boolean {
  const covered = rooms.flatMap(({ card, open }) => (card === undefined || open ? [] : [card]));
  const [first, second] = covered.filter((card) => roomOf(card).kind === "combat");
  return first !== undefined && second !== undefined && hardness(state, second) < hardness(state, first);
}

function hardness(state: State, card: string): number {
  const room = roomOf(card);
  if (room.kind !== "combat") return 0;
  const wandering = { monster: lordOf(state.lord.id).wandering, count: room.wandering };
  return [...room.monsters, wandering].reduce(
    (sum, { monster, count }) => sum + count * worthOfKind(state, monster),
    0,
  );
}

/** CAT-VMAZE-09: where the party has been least often; of equals, by chance. */
export function leastKnown({ rooms, here }: Charted, ways: readonly string[], rng: Rng): string {
  const steps: Readonly<Record<string, readonly [number, number]>> = {
    N: [0, -1],
    E: [1, 0],
    S: [0, 1],
    W: [-1, 0],
  };
  const from = rooms[here];
  const visits = (way: string): number => {
    const [dx, dy] = steps[way] ?? [0, 0];
    const room = rooms.find(({ x, y }) => x === (from?.x ?? 0) + dx && y === (from?.y ?? 0) + dy);
    return room?.visits ?? 0;
  };
  const fewest = Math.min(...ways.map(visits));
  return rng.one(ways.filter((way) => visits(way) === fewest));
}

/** A labyrinth, and where the party is in it. */
interface Charted extends Pick<View, "here"> {
  readonly rooms: readonly { readonly x: number; readonly y: number; readonly visits: number }[];
}

type Picking = QuestionOf<"half" | "which-monsters" | "ambush">;

/** The monsters that are worth most, as far as number and budget allow (CAT-VCAMP-09, CAT-VMAZE-15, CAT-RULING-62). */
export function strongest(state: State, { options, max, about }: Picking): readonly string[] {
  let budget = about?.budget ?? Number.POSITIVE_INFINITY;
  const isBudget = Number.isFinite(budget);
  const merit = ({ card, count = 1 }: Recruit): number =>
    (count * worthOfKind(state, card)) / (isBudget ? countsAs(card) : 1);
  const left = { ...state.reserve };
  const picked: string[] = [];
  for (const { id, card, count = 1 } of options.toSorted((a, b) => merit(b) - merit(a))) {
    const { disc } = monsterOf(card);
    const cost = countsAs(card);
    if (picked.length === max || cost > budget || (isBudget && (left[disc] ?? 0) < count)) continue;
    left[disc] = (left[disc] ?? 0) - count;
    budget -= cost;
    picked.push(id);
  }
  return picked;
}

function worthOfKind(state: State, card: string): number {
  if (!isMonster(card)) return 0;
  const fight: Fight = {
    kind: "room",
    board: "",
    arriving: [],
    pieces: [],
    round: 0,
    attacked: false,
    numbered: {},
  };
  return worthOf(state, monsterPiece(fight, card));
}
