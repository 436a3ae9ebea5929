import { objectionTo, placingBeside, spotBeside, spotNear } from "@ossuaire/discs";
import type { Demand, Table } from "@ossuaire/flick";
import type { Asking, Objection, Placing, Script, Spot } from "@ossuaire/kernel";
import { arenaOf, type Zone } from "../arena.ts";
import type { QuestionOf } from "../questions.ts";
import type { Disc } from "../state.ts";
import { fightOf, type Newcomer, type State } from "../state.ts";
import { type CatacombsTable, place } from "../table.ts";

/** CAT-RULING-12, 13: a free spot within 2.5 cm of this piece, if there is one. */
export function roomBeside(
  state: State,
  newcomer: Pick<Newcomer, "id" | "radius">,
  beside: string,
  within?: Pick<Demand, "zones">,
): Spot | undefined {
  return spotBeside(arenaIn(state), newcomer, beside, within);
}

/** CAT-ATK-08: asks where, within 2.5 cm of a piece, the newcomer is put. */
export function* placeBeside(
  { state }: CatacombsTable,
  asking: Asking<QuestionOf<Besides>>,
  newcomer: Newcomer,
  beside: string,
): Script<Spot> {
  const suggestion = roomBeside(state, newcomer, beside);
  if (suggestion === undefined) throw new Error(`no room beside ${beside}, and yet it was offered`);
  const [spot = suggestion] = yield* place(
    { ...asking, suggestion: [suggestion] },
    [ringFor(state, newcomer, beside)],
    ([wished]) => wished && objectionOn(state, wished, newcomer.radius),
  );
  return spot;
}

/** What is put down beside somebody. */
type Besides = "place-shot" | "place-summoned" | "place-ally" | "place-shield" | "put-down";

export function ringFor(state: State, { id, card, radius }: Newcomer, beside: string): Placing & Disc {
  return placingBeside(arenaIn(state), id, { card, radius }, [beside]);
}

/** CAT-RULING-63: wholly on the board, over nobody; touching is allowed. */
export function objectionOn(
  state: State,
  spot: Spot,
  radius: number,
  demand?: Demand,
): Objection | undefined {
  return objectionTo(arenaIn(state), spot, radius, demand);
}

/** The nearest free spot of a zone to a wish; if the zone is full, the nearest outside it (CAT-RULING-63). */
export function spotIn(
  state: State,
  newcomer: Newcomer,
  zone: Zone,
  wish: { readonly x: number; readonly y: number },
): Spot {
  return spotNear(arenaIn(state), newcomer, wish, { zones: [zone] });
}

function arenaIn(state: State): Table {
  const { board, pieces } = fightOf(state);
  return arenaOf(board, pieces);
}
