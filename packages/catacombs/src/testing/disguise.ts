import type { Rng } from "@ossuaire/kernel";
import type { Disguise } from "@ossuaire/kernel/testing";
import { allRooms, roomOf } from "../content/box.ts";
import type { CatacombsOptions } from "../options.ts";
import type { State } from "../state.ts";
import type { Catacombs } from "../table.ts";

/**
 * CAT-LAYOUT-12, CAT-SETUP-08: hidden are the order of the Equipment deck and, from whoever has not read a Map, the rooms
 * that lie face down. What stays is what everybody knows: in a column of which level a card is; in a labyrinth, that there
 * is a way out of where the Heroes are.
 */
export const disguise: Disguise<Catacombs> = (given, viewer, rng) => {
  const state = { ...given, options: otherScenario(given, rng) };
  state.equipment = rng.shuffled(state.equipment);
  shuffleDecks(state, rng);
  if (state.mapped.includes(viewer)) return state;
  const alike = state.options.layout === "labyrinth" ? exitsOf : levelOf;
  const hidden = state.rooms.filter(({ open }) => !open).map(({ card }) => card);
  const unused = unusedRooms(state);
  for (const kind of new Set(hidden.map(alike))) {
    const places = state.rooms.flatMap((room, i) => (!room.open && alike(room.card) === kind ? [i] : []));
    // In a labyrinth all that lies there stays there: without its Lord it would have no end.
    const spare = state.options.layout === "labyrinth" ? [] : unused.filter((card) => alike(card) === kind);
    const cards = rng.shuffled([...hidden.filter((card) => alike(card) === kind), ...spare]);
    for (const [n, i] of places.entries()) {
      const [room, card] = [state.rooms[i], cards[n]];
      if (room !== undefined && card !== undefined) state.rooms[i] = { ...room, card };
    }
  }
  return state;
};

/** VER-POISON-02, VER-VERDICT-18: what was drawn is known, and so is what is left, but not its order. */
function shuffleDecks(state: State, rng: Rng): void {
  const { poison, passages } = state;
  if (poison !== undefined) state.poison = { ...poison, deck: rng.shuffled(poison.deck) };
  if (passages === undefined) return;
  const piles = { 1: rng.shuffled(passages.piles[1]), 2: rng.shuffled(passages.piles[2]) };
  state.passages = { ...passages, piles };
}

/** CAT-VSTORY-01: what a scenario says of a room that nobody has entered, not even a reader of the Map knows. */
function otherScenario({ options, rooms: laid }: State, rng: Rng): CatacombsOptions {
  const { scenario } = options;
  if (scenario === undefined) return options;
  const open = new Set(laid.flatMap(({ open, card }) => (open ? [card] : [])));
  const rooms = Object.entries(scenario.rooms).flatMap(([card, room]) => {
    if (open.has(card)) return [[card, room] as const];
    return rng.int(0, 1) === 0
      ? []
      : [[card, { intro: { fr: "Autre chose.", en: "Something else." } }] as const];
  });
  return { ...options, scenario: { intro: scenario.intro, rooms: Object.fromEntries(rooms) } };
}

function exitsOf(card: string): string {
  return roomOf(card).exits.join("");
}

function levelOf(card: string): string {
  const room = roomOf(card);
  return room.kind === "combat" ? `level ${room.level}` : card;
}

function unusedRooms({ rooms, options }: State): readonly string[] {
  const laid = new Set(rooms.map(({ card }) => card));
  return allRooms(options)
    .map(({ id }) => id)
    .filter((card) => !laid.has(card));
}
