import { useMemo, useState } from "react";
import { useTableWords } from "../words/table.ts";
import type { Scene, Task } from "./scene.ts";
import { litIn, nameOf, sceneFor } from "./task.ts";

/** What is to be done on the board, and what has been taken in hand for it. */
export interface Doing {
  readonly task: Task | undefined;
  /** The same for the same task, however often the page makes it anew. */
  readonly name: string;
  readonly lit: readonly string[];
  /** The scene, with what is about to be placed. */
  readonly laid: Scene;
  /** The piece that was taken in hand before it is flicked, to look at it alone. */
  readonly taken: string | undefined;
  readonly take: (piece: string | undefined) => void;
}

export function useTask(scene: Scene, task: Task | undefined): Doing {
  const { t } = useTableWords();
  const name = nameOf(task);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name stands for the task, however often it is made anew
  const lit = useMemo(() => litIn(task), [name]);
  const projectile = t("board.projectile");
  // A wall may be turned while it is placed.
  const beam = task?.kind === "place" ? task.look?.beam : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const laid = useMemo(() => sceneFor(scene, task, projectile), [scene, name, beam, projectile]);
  const [took, setTook] = useState<{ readonly task: string; readonly piece: string }>();
  return {
    task,
    name,
    lit,
    laid,
    taken: took?.task === name ? took.piece : undefined,
    take: (piece) => setTook(piece === undefined ? undefined : { task: name, piece }),
  };
}
