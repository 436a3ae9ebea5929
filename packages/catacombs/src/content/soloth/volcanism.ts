import type { Script, Spot } from "@ossuaire/kernel";
import type { Action } from "../../action.ts";
import { areaIn, length, width, type Zone } from "../../arena.ts";
import { monsterPiece } from "../../rules/newcomers.ts";
import { fromReserve, inReserve } from "../../rules/reserve.ts";
import { objectionOn, spotIn } from "../../rules/spot.ts";
import { type Character, fightOf } from "../../state.ts";
import { type CatacombsTable, place } from "../../table.ts";

const board: Zone = { x: 0, y: 0, length, width };

/** SOL-VOLCANO-01 to 05, SOL-RULING-94: a fire wall out of the reserve, on any free spot of the room. */
export const volcanism: Action = {
  id: "volcanism",
  name: { fr: "Volcanisme", en: "Volcanism" },
  rule: "SOL-VOLCANO-01",
  attacks: [],
  can: (state) => inReserve(state, "fire-spirit") > 0,
  before: raise,
};

function* raise(table: CatacombsTable, actor: Character): Script {
  const { state, tell } = table;
  const fight = fightOf(state);
  const { id, card, radius } = monsterPiece(fight, "fire-spirit");
  const suggestion: Spot = spotIn(state, { id, card, radius }, board, actor);
  const asking = { seats: state.roles.overseer, prompt: "place-wall", rule: "SOL-VOLCANO-04" } as const;
  const [spot = suggestion] = yield* place(
    { ...asking, suggestion: [suggestion] },
    [{ piece: id, card, radius, zone: [areaIn(board, radius)] }],
    ([wished]) => wished && objectionOn(state, wished, radius),
  );
  const { x, y } = spot;
  fromReserve(state, card);
  fight.pieces.push({ id, kind: "wall", card, radius, x, y });
  tell({ type: "placed", rule: "SOL-VOLCANO-01", piece: id, card, x, y });
}
