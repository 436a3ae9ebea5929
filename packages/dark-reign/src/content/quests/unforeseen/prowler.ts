import { w } from "@ossuaire/kernel";
import { groundOf, isEmpty } from "../../../board.ts";
import { isHero, ofSide } from "../../../characters.ts";
import { squaresOf } from "../../../grid/ground.ts";
import { byRow, distance, type Square } from "../../../grid/square.ts";
import { openingsOf } from "../../../grid/zone.ts";
import { laidZonesOf } from "../../../ground-of.ts";
import { actsAtOnce } from "../../../rules/ambush.ts";
import { encounteredKind } from "../../../rules/content.ts";
import { elementsAt } from "../../../rules/elements.ts";
import { isUnopened } from "../../../rules/exits.ts";
import { musterProfile } from "../../../rules/muster.ts";
import { isHoly } from "../../../rules/statue.ts";
import { leadersZone } from "../../../rules/unforeseen.ts";
import { profileOf } from "../../../shelf.ts";
import type { State } from "../../../state.ts";
import { unforeseen } from "./card.ts";

/** REG-EVENT-04: one figure, of a swarm one group; it acts at once, and again in the MJ turn. */
export const prowler = unforeseen("prowler", w("Rôdeur", "Prowler"), "REG-EVENT-04", 1, function* (table) {
  const { state } = table;
  const zone = leadersZone(state);
  // REG-DRAW-07: nobody comes to the first zone.
  if (zone === undefined || zone === 0) return;
  const square = whereIn(state, zone);
  if (square === undefined) return;
  const card = encounteredKind(table, isHoly(state, square));
  if (card === undefined) return;
  const who = musterProfile(state, card, square, { figures: profileOf(card).swarm ?? 1 });
  table.reveal({ type: "prowls", rule: "REG-EVENT-04", who: who.id, card, x: who.x, y: who.y });
  yield* actsAtOnce(table, who);
});

/** Three squares or more from every PJ, the nearest to an exit or entrance; else the farthest from all PJ. */
function whereIn(state: State, zone: number): Square | undefined {
  const heroes = ofSide(state, "heroes").filter(isHero);
  const openings = openingsIn(state, zone);
  const fromHeroes = (square: Square) => nearest(square, heroes);
  const fromOpenings = (square: Square) => nearest(square, openings);
  const empty = squaresOf(groundOf(state), zone).filter(
    (square) => isEmpty(state, square) && !elementsAt(state, square).some((one) => isUnopened(state, one)),
  );
  const far = empty.filter((square) => fromHeroes(square) >= 3);
  const [best] =
    far.length > 0
      ? far.toSorted((a, b) => fromOpenings(a) - fromOpenings(b) || byRow(a, b))
      : empty.toSorted((a, b) => fromHeroes(b) - fromHeroes(a) || byRow(a, b));
  return best;
}

function openingsIn(state: State, number: number): readonly Square[] {
  const zone = laidZonesOf(state)[number];
  return zone === undefined ? [] : [zone.plan.entrance, ...openingsOf(zone)];
}

const nearest = (square: Square, others: readonly Square[]): number =>
  Math.min(...others.map((other) => distance(square, other)));
