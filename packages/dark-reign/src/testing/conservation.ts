import { canonicalText } from "@ossuaire/kernel";
import { groundOf, squareId } from "../board.ts";
import { onBoard } from "../characters.ts";
import { hindranceAt } from "../grid/ground.ts";
import { type Square, sameSquare } from "../grid/square.ts";
import { laidZonesOf } from "../ground-of.ts";
import { catacombOf } from "../rules/catacomb.ts";
import { unforeseenCards } from "../rules/unforeseen.ts";
import type { Character, State } from "../state.ts";
import { heldBy, wornBy } from "../things.ts";
import { touching } from "./touching.ts";

/** What must hold after every answer; the first thing that does not. */
export function wrongWith(state: State): string | undefined {
  const there = onBoard(state);
  // REG-RULING-30: who flies may hover over somebody between two moves.
  const squares = there.filter(({ states }) => states.way === undefined).map(squareId);
  if (new Set(squares).size < squares.length) return "two characters on one square";
  if (there.some(({ actions }) => actions < 0)) return "P.Action below 0";
  if (there.some(({ side, pv }) => side === "mj" && pv.some((one) => one <= 0)))
    return "a dead figure on the board";
  if (there.some(({ pv, states }) => (pv[0] ?? 0) <= 0 !== (states.ground !== undefined)))
    return "0 PV, and not on the ground";
  const ids = state.things.map(({ id }) => id);
  if (new Set(ids).size < ids.length) return "a thing that is there twice";
  const bearers = state.things.flatMap(({ at }) => ("by" in at && at.kind !== "strongbox" ? [at.by] : []));
  if (bearers.some((by) => state.characters.find(({ id }) => id === by)?.gone === "dead"))
    return "a dead bearer";
  if (state.things.length !== (state.names["thing"] ?? 0)) return "a thing that is not there any more";
  return (
    there.map(({ id }) => wrongEquipment(state, id)).find((wrong) => wrong !== undefined) ??
    wrongWithBoard(state)
  );
}

/**
 * REG-EVENT, REG-VERDICT-67: each card as often as it was printed, in the deck or beside it; none before the first draw. A scene brings
 * a deck of its own.
 */
export function wrongDeck(state: State): string | undefined {
  const { deck, used, drawn } = state.unforeseen;
  const cards = [...deck, ...used];
  if (drawn !== undefined && used.at(-1) !== drawn) return "an Imprévu card that was not drawn last";
  if (cards.length === 0) return undefined;
  const now = cards.toSorted().join();
  if (now === whole) return undefined;
  whole = unforeseenCards(state).toSorted().join();
  return now === whole ? undefined : "an Imprévu card that is not there, or there too often";
}

/** The last deck that was looked at: all matches have the same. */
let whole = "";

/** REG-SHEET-05 to 07, REG-RELIC-01: two hands, and one of each category worn. */
function wrongEquipment(state: State, who: string): string | undefined {
  const held = heldBy(state, who);
  const hands = held.reduce((all, { card }) => all + (card.hands ?? 0), 0);
  const all = state.things.filter(({ at }) => at.kind === "held" && at.by === who);
  if (hands > 2 || all.length !== held.length) return "more in hand than two hands hold";
  const worn = wornBy(state, who).map(({ card }) => card.wornAs);
  return new Set(worn).size < worn.length ? "two of a category worn" : undefined;
}

/** Of the ground: nobody on a closed square, nothing there twice, no zone card lost or doubled, zones apart. */
function wrongWithBoard(state: State): string | undefined {
  if (state.zones.length === 0) return undefined;
  const ground = groundOf(state);
  // Over an open hole one sits in it, or is just being asked on which side of it to stand (REG-VERDICT-75).
  const isHole = (square: Square) =>
    state.elements.some((one) => one.kind === "hole" && one.open && sameSquare(one, square));
  // Over lava or water one hero may be asked whether it cheats death (REG-RULING-13).
  const isFalling = (who: Character) => hindranceAt(ground, who) === "fall" && (who.hero?.destiny ?? 0) > 0;
  const closed = onBoard(state).filter(
    (who) => who.states.way === undefined && hindranceAt(ground, who) !== "free" && !isHole(who),
  );
  if (closed.length > 1 || !closed.every(isFalling)) return "somebody on a closed square";
  const elements = state.elements.map(({ id }) => id);
  if (new Set(elements).size < elements.length) return "two elements of one name";
  const zones = state.zones.map(({ card }) => card);
  const cards = [...zones, ...Object.values(state.piles).flat()];
  if (new Set(cards).size < cards.length) return "a zone card that is there twice";
  const { deck, main } = catacombOf(state.options);
  if (zones.every((card) => deck.includes(card)) && !cards.includes(main)) return "the main quest is lost";
  const doors = state.elements.flatMap(({ zone, leads, x, y }) =>
    leads === undefined ? [] : [{ from: zone, to: leads, door: { x, y } }],
  );
  return wrongAssembly(state, doors);
}

/** The last board that was looked at: zones come seldom, and stay as they are. */
let looked: { readonly zones: string; readonly wrong: string | undefined } | undefined;

/** REG-VERDICT-40. */
function wrongAssembly(state: State, doors: Parameters<typeof touching>[1]): string | undefined {
  const zones = canonicalText([state.zones, doors ?? []]);
  if (looked?.zones !== zones) looked = { zones, wrong: touching(laidZonesOf(state), doors)[0] };
  return looked.wrong;
}
