import { type ReactNode, useState } from "react";
import { useTableWords } from "../words/table.ts";
import type { BoardProps } from "./props.ts";
import type { Stage } from "./stage/Stage.ts";
import { useShake } from "./useShake.ts";
import type { Doing } from "./useTask.ts";

export interface Naming {
  /** What has to be said about what was tried last. */
  readonly told: ReactNode;
  readonly name: (piece: string | undefined) => void;
  readonly study: (piece: string) => void;
  /** A piece was pulled, or pressed, that may not be played. */
  readonly balk: (piece: string) => void;
  readonly hush: () => void;
}

/** What is only asked about pieces: a name, a card, why one may not act. */
export function useNaming(
  { scene, reducedMotion = false, whyNot, onChoose, onStudy, onName }: BoardProps,
  { name: task, lit }: Doing,
  stage: Stage | "failed" | undefined,
): Naming {
  const { t } = useTableWords();
  const [told, setTold] = useState<{ readonly task: string; readonly words: ReactNode }>();
  const shake = useShake(stage, scene, reducedMotion);
  const nameOf = (piece: string) => scene.pieces.find(({ id }) => id === piece)?.name ?? "";
  const name = (piece: string | undefined): void => onName?.(piece);
  return {
    told: told?.task === task ? told.words : undefined,
    name,
    study(piece) {
      name(piece);
      onStudy?.(piece);
    },
    balk(piece) {
      // It may act, but not by a pull: what it can do is shown.
      const acts = lit.includes(piece);
      if (acts) onChoose(piece);
      else shake(piece);
      const why = acts ? t("board.noPull", { name: nameOf(piece) }) : whyNot?.(piece);
      setTold({ task, words: why ?? t("board.notNow", { name: nameOf(piece) }) });
    },
    hush: () => setTold(undefined),
  };
}
