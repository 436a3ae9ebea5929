import type { Script } from "@ossuaire/kernel";
import { emptyBeside, reaches } from "../board.ts";
import type { Aiming, Casting, Work } from "../cards/spell.ts";
import { characterOf, ofSide } from "../characters.ts";
import { roomFor } from "../effects/teleport.ts";
import { arrives } from "../rules/arrive.ts";
import { isClosedTo } from "../rules/closed.ts";
import { isLeftAlone } from "../rules/duel.ts";
import { has } from "../sheet/traits.ts";
import type { Character } from "../state.ts";
import { choose, type DarkTable } from "../table.ts";
import { chosenSquare } from "./summon.ts";

/** REG-SPELL-24: anywhere in the discovered zones, as long as there is room. */
export const anywhere: Aiming = {
  aims: (state, caster) => (roomFor(state, caster).length > 0 ? [{}] : []),
  reached: (_state, caster) => [caster],
};

/** REG-SPELL-24: the caster first, then an ally that stood beside it, if it likes; no blocking test. */
export const gate: Work = function* (table, casting) {
  const { state } = table;
  const { caster, rule } = casting;
  const companion = yield* takenAlong(table, casting);
  const square = yield* chosenSquare(casting, caster, roomFor(state, caster));
  if (square === undefined) return;
  yield* arrives(table, caster, square, "put", rule);
  if (companion === undefined || companion.gone !== undefined) return;
  if (!(yield* agrees(casting, companion))) return;
  const room = emptyBeside(state, caster).filter((one) => !isClosedTo(state, companion, one));
  const beside = yield* chosenSquare(casting, companion, room);
  if (beside !== undefined) yield* arrives(table, companion, beside, "put", rule);
};

function* takenAlong({ state }: DarkTable, { caster, rule }: Casting): Script<Character | undefined> {
  const allies = ofSide(state, caster.side)
    .filter((one) => one.id !== caster.id && one.states.hole === undefined && reaches(state, caster, one))
    .filter((one) => !isLeftAlone(one, caster) && !has(state, one, "no-spell"));
  if (allies.length === 0) return undefined;
  const asking = { seats: caster.seat, prompt: "take-along", rule, about: { who: caster.id } } as const;
  const chosen = yield* choose(asking, [...allies.map(({ id }) => ({ id, target: id })), { id: "none" }]);
  return "target" in chosen ? characterOf(state, chosen.target) : undefined;
}

/** Who follows the same player is not asked. */
function* agrees({ caster, rule }: Casting, companion: Character): Script<boolean> {
  if (companion.seat === caster.seat) return true;
  const { x, y } = caster;
  const about = { who: companion.id, by: caster.id, square: { x, y } };
  return (yield* choose({ seats: companion.seat, prompt: "go-along", rule, about }, ["yes", "no"])) === "yes";
}
