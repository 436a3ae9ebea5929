import { address as base } from "./drawings/base.json?outlines";
import { address as soloth } from "./drawings/soloth.json?outlines";
import { address as vermin } from "./drawings/vermin.json?outlines";

/** Outlines of the icon set, as SVG path data on a square of 512, by the ids of what they stand for. */
type Drawings = Readonly<Partial<Record<Kind, Readonly<Record<string, string>>>>>;

type Kind =
  /** Whatever lies on the board; a card that changes its disc has the other one under a name of its own. */
  | "disc"
  | "item"
  | "spell"
  | "room"
  | "attack"
  /** What has become of a piece, by the kind of its mark. */
  | "mark"
  /** Actions that come of no article and no spell. */
  | "action";

const sheets: Readonly<Record<string, string>> = { base, soloth, vermin };

const laidOut = new Map<string, Drawings>();

/** Puts the drawings of the base game and of these boxes within reach of everything that is drawn. */
export async function fetchDrawings(boxes: readonly string[]): Promise<void> {
  const missing = ["base", ...boxes].filter((box) => !laidOut.has(box));
  await Promise.all(
    missing.map(async (box) => {
      const sheet = sheets[box];
      if (sheet !== undefined) laidOut.set(box, await (await fetch(sheet)).json());
    }),
  );
}

/** A drawing of the base game or out of a box that was fetched. */
export function drawingOf(kind: Kind, id: string): string | undefined {
  for (const drawings of laidOut.values()) {
    const drawing = drawings[kind]?.[id];
    if (drawing !== undefined) return drawing;
  }
  return undefined;
}
