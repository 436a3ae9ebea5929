import type { Script } from "@ossuaire/kernel";
import { emptyBeside, squareId } from "../board.ts";
import { dice } from "../dice/notation.ts";
import { damage } from "../effects/life.ts";
import type { Square } from "../grid/square.ts";
import type { Character, Element, State } from "../state.ts";
import { choose, type DarkTable } from "../table.ts";
import type { Gait } from "../told/fight.ts";
import type { Trial } from "../trial.ts";
import { arrives } from "./arrive.ts";
import { isClosedTo } from "./closed.ts";
import { elementCard, elementsAt, removeElement } from "./elements.ts";
import { fallIntoHole } from "./hole.ts";
import { tested } from "./test.ts";

/** REG-TRAP-01 to 07, REG-VERDICT-27: a trap under somebody goes off, whether it catches or not. */
export function* springTrap(table: DarkTable, who: Character, _from: Square, how: Gait): Script {
  const { state } = table;
  const trap = elementsAt(state, who).find(isArmed);
  if (trap === undefined) return;
  const isKnown = isKnownTo(trap, who);
  const { kind, x, y } = trap;
  table.reveal({ type: "trap", rule: "REG-TRAP-01", who: who.id, kind, x, y });
  delete trap.hidden;
  const caught = isSure(how) || !(yield* avoided(table, who, isKnown));
  if (kind === "hole") yield* openHole(table, who, trap, caught);
  else yield* strike(table, who, trap, caught);
}

/** REG-TRAP-04, 09: it has neither gone off nor been disarmed. */
export const isArmed = (element: Element): boolean => elementCard(element).isTrap === true && !element.spent;

/** REG-TRAP-02, REG-RULING-74: runners, and who tumbles onto it. */
const isSure = (how: Gait): boolean => how === "run" || how === "tumble";

/** REG-TRAP-07, REG-LAY-04, REG-RULING-64, REG-VERDICT-27: each side knows its own, and the heroes what they have found. */
export function isKnownTo({ laid, hidden }: Element, { side }: Pick<Character, "side">): boolean {
  if (laid !== undefined) return laid === side;
  return side === "mj" || !hidden;
}

function* avoided(table: DarkTable, who: Character, isKnown: boolean): Script<boolean> {
  return (yield* tested(table, who, trapTrial(isKnown))).passed;
}

export const trapTrial = (isKnown: boolean): Trial => ({
  test: "trap",
  of: "agility",
  rule: "REG-TRAP-01",
  levels: isKnown ? 2 : 0,
});

/** REG-TRAP-04, 15, REG-LEVEL-01: spikes are gone once they have gone off. */
function* strike(table: DarkTable, who: Character, trap: Element, caught: boolean): Script {
  removeElement(table.state, trap);
  const amount = table.options.blunted ? dice("3D") : dice("5D");
  if (caught) yield* damage(amount)(table, who, { rule: "REG-TRAP-15", source: "spikes" });
}

/** REG-TRAP-05, REG-VERDICT-75: it stays open; who is not caught goes on beside it, or falls if there is no room. */
function* openHole(table: DarkTable, who: Character, hole: Element, caught: boolean): Script {
  hole.open = true;
  hole.spent = true;
  const squares = caught ? [] : roomBeside(table.state, who);
  if (squares.length === 0) {
    yield* fallIntoHole(table, who);
    return;
  }
  const square = yield* besideHole(who, squares);
  yield* arrives(table, who, square, "walk", "REG-VERDICT-75");
}

/** REG-VERDICT-26, 75: the free squares beside a hole on which this character may stand. */
export const roomBeside = (state: State, who: Character): readonly Square[] =>
  emptyBeside(state, who).filter((square) => !isClosedTo(state, who, square));

/** REG-TRAP-14, REG-VERDICT-75: its player chooses. */
export function* besideHole({ id, seat }: Character, squares: readonly Square[]): Script<Square> {
  const options = squares.map((square) => ({ id: squareId(square), square }));
  const about = { who: id };
  return (yield* choose({ seats: seat, prompt: "beside-hole", rule: "REG-TRAP-14", about }, options)).square;
}
