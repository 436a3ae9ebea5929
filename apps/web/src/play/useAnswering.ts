import type { Answer, Spot } from "@ossuaire/kernel";
import { useCallback, useMemo, useState } from "react";
import type { BoardAnswer, Scene, Task } from "../board/scene.ts";
import { useLanguage } from "../words/language.ts";
import type { Host } from "./host.ts";
import { objectionOn } from "./spotCheck.ts";
import { aimedAt, optionOn, sceneWhilePlacing, taskOf, wholeAnswer } from "./tasks.ts";

/** What is begun on a page, and of no account on any other. */
interface Begun {
  readonly page: number;
  readonly spots: readonly Spot[];
  readonly picked: string | undefined;
}

/** From what is done on the board, in the hand and with buttons to an answer of the match. */
export function useAnswering(host: Host) {
  const { look, sight, decision, page, points } = host;
  const language = useLanguage();
  const [begun, setBegun] = useState<Begun>();
  const { spots, picked } = begun?.page === page ? begun : nothing;
  const scene: Scene = useMemo(
    () =>
      aimedAt(sceneWhilePlacing(look, look.scene(sight, language), sight, spots, language), points?.targets),
    [look, sight, language, spots, points],
  );
  const task: Task | undefined = useMemo(
    () => decision && taskOf(look, { ...sight, decision }, spots, language, picked),
    [look, sight, decision, spots, language, picked],
  );
  const radius = task?.kind === "place" ? task.radius : undefined;
  const check = useCallback(
    (wished: readonly Spot[]) => (radius === undefined ? undefined : objectionOn(scene, radius, wished)),
    [scene, radius],
  );
  const answer = (given: Answer): void => host.answer?.(given);
  const pick = (piece: string): void => setBegun({ page, spots, picked: piece });
  return {
    scene,
    task,
    check,
    picked,
    pick,
    answer,
    /** A piece was chosen on the board: that is an answer, unless it may do several things. */
    choose(piece: string): void {
      const whole = optionOn(look, decision, piece);
      if (whole === undefined) pick(piece);
      else answer(whole);
    },
    act(given: BoardAnswer): void {
      if (decision === undefined) return;
      const whole = wholeAnswer(look, decision, spots, given);
      if (whole !== undefined) {
        answer(whole);
        return;
      }
      // More is to be placed, and the match is only asked when all of it is: what is seen to be wrong is said now.
      const more = given.kind === "place" ? given.spots : [];
      const objection = check(more);
      host.object?.(objection && { code: "spot", words: objection.words, rule: decision.rule });
      if (objection === undefined) setBegun({ page, spots: [...spots, ...more], picked });
    },
  };
}

const nothing: Omit<Begun, "page"> = { spots: [], picked: undefined };
