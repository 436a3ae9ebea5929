import { type Drawings, layOut } from "./drawings.ts";

const boxes: Readonly<Record<string, () => Promise<Drawings>>> = {
  soloth: async () => (await import("./soloth/drawings.ts")).solothDrawings,
  vermin: async () => (await import("./vermin/drawings.ts")).verminDrawings,
};

/** Fetches what belongs to these boxes, so that a table without them has nothing of it. */
export async function fetchDrawings(ids: readonly string[]): Promise<void> {
  const fetched = await Promise.all(ids.map((id) => boxes[id]?.()));
  layOut(...fetched.filter((drawings) => drawings !== undefined));
}
