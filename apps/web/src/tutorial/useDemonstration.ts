import type { Answer, Move, Sight } from "@ossuaire/kernel";
import { useEffect, useState } from "react";

/** How the coach would answer, or that there is no such answer. Looking for it takes a moment, so the page is drawn first. */
export function useDemonstration(
  move: Move | undefined,
  asked: Sight | undefined,
): Answer | "none" | undefined {
  const [found, setFound] = useState<{ readonly asked: Sight; readonly answer: Answer | "none" }>();
  useEffect(() => {
    if (move === undefined || asked === undefined) return;
    const soon = setTimeout(() => setFound({ asked, answer: move.show(asked) ?? "none" }));
    return () => clearTimeout(soon);
  }, [move, asked]);
  return asked !== undefined && found?.asked === asked ? found.answer : undefined;
}
