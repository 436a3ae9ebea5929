import { roomOf } from "./content/box.ts";
import type { Event } from "./events.ts";
import type { Question } from "./questions.ts";
import { isPassage, neighbourOf } from "./rules/maze.ts";
import { type Slot, slotsOf } from "./rules/slots.ts";
import type { Exit } from "./state.ts";
import type { SeenRoom, View } from "./view.ts";

/** The catacomb as one viewer knows it: what lies open, what was told, and no more. */
export interface Chart {
  readonly layout: View["options"]["layout"];
  readonly rooms: readonly ChartRoom[];
  /** The places that the Heroes have entered, one after the other, as far as it was heard. */
  readonly way: readonly number[];
}

export interface ChartRoom {
  /** Which of the laid out cards it is. */
  readonly place: number;
  readonly x: number;
  readonly y: number;
  /** How the viewer comes to know the card: it lies open, a Map has shown it, or it was seen and turned down again. */
  readonly known: "open" | "mapped" | "remembered" | "hidden";
  readonly card: string | undefined;
  /** What lies there by the rule of the layout, whether its card is known or not. */
  readonly slot: Slot | undefined;
  readonly here: boolean;
  readonly visits: number;
  /** CAT-RULING-79: the other one of a pair was chosen. */
  readonly passedBy: boolean;
  /** CAT-VEXIT: in a labyrinth, the exits of a card that is known. */
  readonly doors: readonly Door[];
}

export interface Door {
  readonly way: Exit;
  /** To a card that may match, to one that is known not to, or to no card at all. */
  readonly leads: "on" | "shut" | "nowhere";
}

export function chartOf(view: View, told: readonly Event[]): Chart {
  const { layout } = view.options;
  const slots = slotsOf(view.options).flat();
  const seen = seenIn(told);
  // North-west is first, wherever the labyrinth began to grow.
  const [west, north] = [least(view.rooms.map(({ x }) => x)), least(view.rooms.map(({ y }) => y))];
  const cards = view.rooms.map(({ card }, place) => card ?? seen.get(place));
  const rooms = view.rooms.map((room, place): ChartRoom => {
    const card = cards[place];
    return {
      place,
      x: room.x - west,
      y: room.y - north,
      known: knownBy(room, card),
      card,
      slot: slots[place],
      here: place === view.here,
      visits: room.visits,
      passedBy: room.closed === true,
      doors:
        layout === "labyrinth" && card !== undefined ? doorsOf({ ...room, card }, view.rooms, cards) : [],
    };
  });
  return { layout, rooms, way: wayIn(told, view.rooms) };
}

function least(numbers: readonly number[]): number {
  return Math.min(0, ...numbers);
}

function knownBy({ open, card }: SeenRoom, known: string | undefined): ChartRoom["known"] {
  if (open) return "open";
  if (card !== undefined) return "mapped";
  return known === undefined ? "hidden" : "remembered";
}

/** CAT-VMAZE-11: a card that was turned down again has been seen by all. */
function seenIn(told: readonly Event[]): ReadonlyMap<number, string> {
  return new Map(told.flatMap((event) => (event.type === "room" ? [[event.index, event.card]] : [])));
}

function wayIn(told: readonly Event[], rooms: readonly SeenRoom[]): readonly number[] {
  return told.flatMap((event) => {
    if (event.type !== "entered") return [];
    const place = rooms.findIndex(({ card }) => card === event.card);
    return place < 0 ? [] : [place];
  });
}

function doorsOf(
  from: SeenRoom & { readonly card: string },
  rooms: readonly SeenRoom[],
  cards: readonly (string | undefined)[],
): readonly Door[] {
  return roomOf(from.card).exits.map((way): Door => {
    const next = neighbourOf(rooms, from, way);
    if (next === undefined) return { way, leads: "nowhere" };
    const card = cards[rooms.indexOf(next)];
    const isShut = card !== undefined && !isPassage(from, { ...next, card }, way);
    return { way, leads: isShut ? "shut" : "on" };
  });
}

/** The answers to a question that lie on the chart, by the place on which they do. */
export function choicesOnChart(view: View, question: Question | undefined): ReadonlyMap<number, string> {
  switch (question?.prompt) {
    case "way":
      return new Map(question.options.map(({ id }) => [behind(view, id), id]));
    case "choose-room":
      return new Map(question.options.map(({ id }) => [view.rooms.findIndex(({ card }) => card === id), id]));
    case "explore":
      return question.options.some(({ id }) => id === "explore")
        ? new Map(next(view).map((place) => [place, "explore"]))
        : new Map();
    default:
      return new Map();
  }
}

function behind({ rooms, here }: View, way: Exit): number {
  const from = rooms[here];
  const found = from && neighbourOf(rooms, from, way);
  return found === undefined ? -1 : rooms.indexOf(found);
}

/** What will be turned up next, where that is not chosen. */
function next({ options: { layout }, rooms, here }: View): readonly number[] {
  if (layout === "labyrinth") return [];
  const along = layout === "branching" ? "x" : "y";
  const step = (rooms[here]?.[along] ?? -1) + 1;
  return rooms.flatMap((room, place) => (room[along] === step ? [place] : []));
}
