import { objectionTo, placingBeside, spotBeside, spotNear } from "@ossuaire/discs";
import type { Demand, Table } from "@ossuaire/flick";
import {
  type Asking,
  because,
  type Objection,
  type Placing,
  type RuleId,
  type Script,
  type Spot,
  w,
} from "@ossuaire/kernel";
import { arenaOf, type Zone } from "../arena.ts";
import type { QuestionOf } from "../questions.ts";
import type { Disc } from "../state.ts";
import { fightOf, type Newcomer, type Open, type State } from "../state.ts";
import { type CatacombsTable, place } from "../table.ts";

/** CAT-RULING-12, 13: a free spot within 2.5 cm of this piece, if there is one. */
export function roomBeside(
  state: Open,
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
    ([wished]) => wished && objectionOn(state, wished, newcomer.radius, "CAT-RULING-12"),
  );
  return spot;
}

/** CAT-RULING-13. */
export const noRoom = because(
  "CAT-RULING-13",
  w("Aucune place libre à 2,5 cm au plus.", "No free spot within 2.5 cm."),
);

/** What is put down beside somebody. */
type Besides = "place-shot" | "place-summoned" | "place-ally" | "place-shield" | "put-down";

export function ringFor(state: State, { id, card, radius }: Newcomer, beside: string): Placing & Disc {
  return placingBeside(arenaIn(state), id, { card, radius }, [beside]);
}

/** Wholly on the board, over nobody, touching allowed, and as demanded: by the rule that says so in this place. */
export function objectionOn(
  state: State,
  spot: Spot,
  radius: number,
  rule: RuleId,
  demand?: Demand,
): Objection | undefined {
  const objection = objectionTo(arenaIn(state), spot, radius, demand);
  return objection && { ...objection, rule };
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

function arenaIn(state: Open): Table {
  const { board, pieces } = fightOf(state);
  return arenaOf(board, pieces);
}
