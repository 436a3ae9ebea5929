const headings: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** From card to card by arrows, as they lie: to where one can go, or to what can be read. Says whether the key was an arrow. */
export function walkByArrow(key: string, map: Element): boolean {
  const heading = headings[key];
  if (heading === undefined) return false;
  const cards = [...map.querySelectorAll("[data-place]")].filter((card) => card.querySelector("button"));
  const from = document.activeElement?.closest("[data-place]") ?? map.querySelector("[data-here]");
  const [next] = cards
    .filter((card) => card !== from)
    .map((card) => ({ card, far: farness(from, card, heading) }))
    .filter(({ far }) => far < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a.far - b.far);
  next?.card.querySelector<HTMLElement>("[data-answer], button")?.focus();
  return true;
}

/** How far another card lies in this direction; one beside the way counts as farther, one behind not at all. */
function farness(from: Element | null, to: Element, [x, y]: readonly [number, number]): number {
  const [a, b] = [middleOf(from ?? to), middleOf(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const ahead = dx * x + dy * y;
  const beside = Math.abs(dx * y) + Math.abs(dy * x);
  return from !== null && (ahead <= 1 || beside > ahead * 1.6)
    ? Number.POSITIVE_INFINITY
    : ahead + 2 * beside;
}

function middleOf(element: Element): { readonly x: number; readonly y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
