import type { Rows } from "../games/look.ts";
import type { Answering } from "./useAnswering.ts";

/** The board's task, for the rows beside it. */
export function rowsOf(
  { task, scene, picked, choose }: Answering,
  named: string | undefined,
  onName: Rows["onName"],
): Rows {
  return {
    lit: new Set(task?.kind === "choose" ? task.pieces : []),
    picked,
    acting: scene.pieces.find(({ mark }) => mark === "acting")?.id,
    named,
    // As on the board: a second press lets go.
    onChoose: (piece) => choose(piece === picked ? undefined : piece),
    onName,
  };
}
