import { type Going, type Kind, type Match, type Seat, sightOf } from "@ossuaire/kernel";

/** Goes to a square, one answer after the other, until something happens on the way. False if there is no way at all. */
export function walked<K extends Kind>(
  { step, isCalm }: Going<K>,
  match: Match<K>,
  me: Seat,
  [x = 0, y = 0]: readonly number[],
): boolean {
  for (let steps = 0; ; steps++) {
    const { view, decision } = sightOf(match, me);
    const option = decision && step(view, decision, { x, y });
    if (option === undefined || match.submit(me, { kind: "choose", option }) !== undefined) return steps > 0;
    if (match.decision?.seats.includes(me) !== true || !isCalm(view, sightOf(match, me).view)) return true;
  }
}
