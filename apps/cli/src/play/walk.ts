import { type Going, type Kind, type Match, type Seat, sightOf } from "@ossuaire/kernel";

/** Goes to a square, one answer after the other, until something happens on the way. False if there is no way at all. */
export function walked<K extends Kind>(
  { way, step, isCalm }: Going<K>,
  match: Match<K>,
  me: Seat,
  [x = 0, y = 0]: readonly number[],
): boolean {
  const { view: from, decision: asked } = sightOf(match, me);
  let left = asked === undefined ? [] : way(from, asked, { x, y });
  const isWay = left.length > 0;
  while (isWay) {
    const { view, decision } = sightOf(match, me);
    const next = decision && step(view, decision, left);
    if (next === undefined || match.submit(me, { kind: "choose", option: next.option }) !== undefined) break;
    left = next.left;
    if (match.decision?.seats.includes(me) !== true || !isCalm(view, sightOf(match, me).view)) break;
  }
  return isWay;
}
