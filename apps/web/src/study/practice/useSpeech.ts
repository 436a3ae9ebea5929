import { useMemo } from "react";
import type { Seen } from "../../board/scene.ts";
import { useStudyWords } from "../../words/study.ts";
import type { Speech } from "./scene.ts";
import { useWords } from "./words/words.ts";

/** The same until the language changes, or the side from which the board is looked at. */
export function useSpeech(seen: Seen): Speech {
  const { t } = useStudyWords();
  const say = useWords();
  return useMemo(() => ({ t, say, seen }), [t, say, seen]);
}
