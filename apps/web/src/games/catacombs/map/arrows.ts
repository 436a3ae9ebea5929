interface Heading {
  readonly x: number;
  readonly y: number;
  readonly exit: string;
}

const headings: Readonly<Record<string, Heading>> = {
  ArrowUp: { x: 0, y: -1, exit: "N" },
  ArrowRight: { x: 1, y: 0, exit: "E" },
  ArrowDown: { x: 0, y: 1, exit: "S" },
  ArrowLeft: { x: -1, y: 0, exit: "W" },
};

/**
 * By arrows over the map: where a way is asked for, to the one that leads there; else from card to card, as they lie. Says
 * whether the key was an arrow.
 */
export function walkByArrow(key: string, map: Element): boolean {
  const heading = headings[key];
  if (heading === undefined) return false;
  const way = map.querySelector<HTMLElement>(`[data-answer="${heading.exit}"]`);
  if (way !== null) {
    way.focus();
    return true;
  }
  const cards = [...map.querySelectorAll("[data-place]")].filter((card) => card.querySelector("button"));
  const from = document.activeElement?.closest("[data-place]") ?? map.querySelector("[data-here]");
  const [next] = cards
    .filter((card) => card !== from)
    .map((card) => ({ card, far: farness(from, card, heading) }))
    .filter(({ far }) => far < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a.far - b.far);
  const buttons = [...(next?.card.querySelectorAll("button") ?? [])];
  (buttons.find((button) => button.matches("[data-answer]")) ?? buttons[0])?.focus();
  return true;
}

/** How far another card lies in this direction; one beside the way counts as farther, one behind not at all. */
function farness(from: Element | null, to: Element, { x, y }: Heading): number {
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
