import { because, type Script, w } from "@ossuaire/kernel";
import { freePlaces } from "../campaign/learning.ts";
import { sheetFor } from "../campaign/sheets.ts";
import type { Offer } from "../errand.ts";
import { loadLimit, loadOf } from "../sheet/counters.ts";
import { errandsIn } from "../shelf.ts";
import type { Character, State } from "../state.ts";
import { choose, type DarkTable } from "../table.ts";
import { barsOn } from "./chances.ts";
import { musterHero } from "./muster.ts";
import { newTurn } from "./turn.ts";

/** REG-VERDICT-81: the PJ gather, and visit the town one after the other in seat order; one errand a step. */
export function* town(table: DarkTable): Script {
  const { state } = table;
  if (state.characters.length === 0) gather(table);
  const { turn, options } = state;
  const visitor = options.town ? state.characters.find(({ id }) => !turn.done.includes(id)) : undefined;
  if (visitor === undefined) {
    state.turn = newTurn("heroes");
    state.stock = {};
    state.phase = "descent";
    return;
  }
  if (turn.acting === undefined) table.tell({ type: "visits-town", rule: "REG-VERDICT-81", who: visitor.id });
  turn.acting = visitor.id;
  yield* errand(table, visitor);
}

/** With the sheets of the roster, or ready-made ones (REG-ROLE-04, REG-XP-12); nobody is on the board yet. */
function gather(table: DarkTable): void {
  const { state } = table;
  for (const hero of state.options.heroes) {
    const who = musterHero(state, hero, { x: 0, y: 0 }, sheetFor(state.options, hero));
    who.gone = "town";
    const { id, name } = who;
    if (name !== undefined) table.tell({ type: "called", rule: "REG-SHEET-01", who: id, name });
  }
}

function* errand(table: DarkTable, who: Character): Script {
  const { state } = table;
  const offers = errandsIn(state.options).flatMap((one) => [...one.offers(state, who)]);
  const open = offers.filter(({ bar }) => bar === undefined);
  const about = visiting(state, who, offers);
  const options = [
    ...open.map(({ option }) => option),
    ...(about.load <= about.loadLimit ? [{ id: "leave" } as const] : []),
  ];
  const chosen = yield* choose({ seats: who.seat, prompt: "town", rule: "REG-VERDICT-81", about }, options);
  const offer = open.find(({ option }) => option.id === chosen.id);
  if (offer !== undefined) {
    yield* offer.perform(table);
    return;
  }
  const { load, loadLimit: limit } = about;
  table.tell({ type: "leaves-town", rule: "REG-SHEET-09", who: who.id, load, loadLimit: limit });
  state.turn.done.push(who.id);
  delete state.turn.acting;
}

function visiting(state: State, who: Character, offers: readonly Offer[]) {
  const [load, limit] = [loadOf(state, who), loadLimit(state, who)];
  const { ecus = 0, xp = 0 } = who.hero ?? {};
  const barred = barsOn([
    ...offers.map(({ option: { id, errand }, bar }) => ({ id, deed: errand, bar })),
    { id: "leave", deed: "leave", bar: load > limit ? overloaded : undefined },
  ]);
  return { who: who.id, ecus, xp, load, loadLimit: limit, places: freePlaces(state, who), barred };
}

/** REG-SHEET-09, 10. */
const overloaded = because(
  "REG-SHEET-09",
  w(
    "Trop chargé pour descendre : il faut vendre, remettre ou mettre au coffre-fort.",
    "Too heavily laden to go down: sell, hand over, or use a strongbox.",
  ),
);
