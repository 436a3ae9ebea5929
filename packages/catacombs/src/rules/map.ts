import type { Script } from "@ossuaire/kernel";
import { roomOf } from "../content/box.ts";
import type { Reading } from "../questions.ts";
import type { Chamber, State } from "../state.ts";
import { type CatacombsTable, choose } from "../table.ts";
import { useUp } from "./items.ts";
import { heroSeats } from "./roles.ts";

/** The Map: its owner's side learns all rooms that lie face down, and may exchange the next two of equal level. */
export function* useMap(table: CatacombsTable, { hero, item }: Reading): Script {
  const { state, tell, whisper } = table;
  useUp(table, hero, item);
  const seats = heroSeats(state);
  for (const seat of seats) if (!state.mapped.includes(seat)) state.mapped.push(seat);
  const rooms = state.rooms.map(({ card }) => card);
  whisper(
    seats,
    { type: "map", rule: "CAT-GAP-01", hero, rooms },
    { type: "map-read", rule: "CAT-GAP-01", hero },
  );
  const pair = nextPair(state);
  if (pair === undefined) return;
  const asking = { seats, prompt: "swap-rooms", rule: "CAT-GAP-01" } as const;
  if ((yield* choose(asking, ["swap", "leave"])) === "leave") return;
  const [a, b] = pair;
  const [i, j] = [state.rooms.indexOf(a), state.rooms.indexOf(b)];
  state.rooms[i] = { ...a, card: b.card };
  state.rooms[j] = { ...b, card: a.card };
  tell({ type: "swapped", rule: "CAT-GAP-01", hero });
}

/** The next two combat rooms that lie face down, if they are of equal level. */
function nextPair({ rooms, options }: State): readonly [Chamber, Chamber] | undefined {
  if (options.layout === "labyrinth") return undefined;
  const [a, b] = rooms.filter(({ card, open }) => !open && roomOf(card).kind === "combat");
  if (a === undefined || b === undefined) return undefined;
  return levelOf(a) === levelOf(b) ? [a, b] : undefined;
}

function levelOf({ card }: Chamber): number | undefined {
  const room = roomOf(card);
  return room.kind === "combat" ? room.level : undefined;
}
