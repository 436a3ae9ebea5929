import type { View } from "@ossuaire/catacombs";

/** The monsters that stand on the board, by their cards; a fire wall is none any more. */
export function monstersIn({ fight }: View): readonly string[] {
  return (fight?.pieces ?? []).filter(({ kind }) => kind === "monster").map(({ card }) => card);
}
