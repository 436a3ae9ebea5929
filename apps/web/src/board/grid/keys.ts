/** Eight ways: arrows, and the corners of a keyboard for the diagonals; digits as on a block of numbers. */
const ways: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  Home: [-1, -1],
  PageUp: [1, -1],
  End: [-1, 1],
  PageDown: [1, 1],
};

/** What a key asks of the board: a step, a look at the square beside, nearer or farther, back to whoever acts. */
type Asked =
  | { readonly kind: "step" | "look"; readonly across: number; readonly down: number }
  | { readonly kind: "zoom"; readonly by: number }
  | { readonly kind: "choose" | "cancel" | "back" | "study" };

export function askedBy({
  key,
  shiftKey,
}: {
  readonly key: string;
  readonly shiftKey: boolean;
}): Asked | undefined {
  const way = ways[key];
  if (way !== undefined) return { kind: shiftKey ? "look" : "step", across: way[0], down: way[1] };
  if (key === "+" || key === "=") return { kind: "zoom", by: 1.25 };
  if (key === "-") return { kind: "zoom", by: 0.8 };
  if (key === "0") return { kind: "back" };
  if (key === "i" || key === "I") return { kind: "study" };
  if (key === "Enter" || key === " ") return { kind: "choose" };
  return key === "Escape" ? { kind: "cancel" } : undefined;
}
