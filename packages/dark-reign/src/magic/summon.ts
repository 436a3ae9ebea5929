import type { Script } from "@ossuaire/kernel";
import { groundOf, isEmpty, seesSquare, squareId } from "../board.ts";
import type { Aiming, Casting, Work } from "../cards/spell.ts";
import { squaresOf } from "../grid/ground.ts";
import { distance, type Square, sameSquare } from "../grid/square.ts";
import type { PlayLevel } from "../kinds.ts";
import { summonedBy } from "../rules/allies.ts";
import { takesEffect } from "../rules/limits.ts";
import { musterProfile } from "../rules/muster.ts";
import { isHoly } from "../rules/statue.ts";
import type { Character, State } from "../state.ts";
import { choose, type DarkTable } from "../table.ts";

/** REG-SPELL-19: where a dead body can be made to rise; not while the caster has one already. */
export const theDead = (range: number, spares: string, note: string): Aiming => ({
  *aims(state, caster) {
    if (summonedBy(state, caster, note) !== undefined) return;
    const squares = roomInSight(state, caster, range);
    for (const square of squares) if (hasBody(state, square, spares)) yield { square };
  },
  reached: () => [],
});

const hasBody = (state: State, square: Square, spares: string): boolean =>
  corpseAt(state, square) !== undefined || deathAt(state, square, spares) !== undefined;

const corpseAt = ({ elements }: State, square: Square) =>
  elements.find((one) => one.kind === "corpse" && sameSquare(one, square));

const deathAt = ({ deaths }: State, square: Square, spares: string) =>
  deaths.find((one) => one.card !== spares && sameSquare(one, square));

/** REG-SPELL-19: each death serves once; without one the corpse is used up. */
export const rise = (card: string, spares: string, note: string, tier: PlayLevel): Work =>
  function* (table, casting) {
    const { state } = table;
    const { square } = casting.aim;
    if (square === undefined) return;
    const death = deathAt(state, square, spares);
    const corpse = corpseAt(state, square);
    if (death !== undefined) state.deaths = state.deaths.filter((one) => one !== death);
    else state.elements = state.elements.filter((one) => one !== corpse);
    appears(table, casting, square, { card, note, tier });
  };

/** REG-SPELL-25: an empty square in sight, and nobody called already. */
export const aCall = (range: number, note: string): Aiming => ({
  aims: (state, caster) =>
    summonedBy(state, caster, note) === undefined && roomInSight(state, caster, range).length > 0 ? [{}] : [],
  reached: () => [],
});

export const call = (range: number, card: string, note: string): Work =>
  function* (table, casting) {
    const squares = roomInSight(table.state, casting.caster, range);
    const square = yield* chosenSquare(casting, casting.caster, squares);
    if (square !== undefined) appears(table, casting, square, { card, note });
  };

/** Where a spell puts somebody, as its player likes. */
export function* chosenSquare(
  { spell, rule }: Casting,
  { id, seat }: Character,
  squares: readonly Square[],
): Script<Square | undefined> {
  if (squares.length < 2) return squares[0];
  const options = squares.map((square) => ({ id: squareId(square), square }));
  const asking = { seats: seat, prompt: "appear", rule, about: { who: id, spell } } as const;
  return (yield* choose(asking, options)).square;
}

/** REG-STATUE-01: whoever is raised or called is undead or a demon, and never in a holy place. */
function roomInSight(state: State, caster: Character, range: number): readonly Square[] {
  return squaresOf(groundOf(state)).filter(
    (square) =>
      distance(caster, square) <= range &&
      isEmpty(state, square) &&
      !isHoly(state, square) &&
      seesSquare(state, caster, square),
  );
}

interface Summoned {
  readonly card: string;
  readonly note: string;
  readonly tier?: PlayLevel;
}

/** REG-VERDICT-76: an ally of the caster from now on, that acts in the next turn of its side. */
function appears(
  table: DarkTable,
  { caster, rule }: Casting,
  square: Square,
  { card, note, tier }: Summoned,
): void {
  const { side, seat } = caster;
  const ally = musterProfile(table.state, card, square, { side, seat, ...(tier && { tier }) });
  takesEffect(table.state, ally.id, caster.id, { kind: "note", note, by: 0 }, { kind: "game" });
  const { x, y } = square;
  table.tell({ type: "appears", rule, who: ally.id, card, by: caster.id, x, y });
}
