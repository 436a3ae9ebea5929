import type { Answer, AnswerTo, Spot } from "@ossuaire/kernel";
import { useCallback, useMemo, useState } from "react";
import type { BoardAnswer, Scene, Task } from "../board/scene.ts";
import { useLanguage } from "../words/language.ts";
import { filled } from "./fill.ts";
import type { Host } from "./host.ts";
import { objectionOn } from "./spotCheck.ts";
import { aimedAt, optionOn, optionPulled, sceneWhilePlacing, taskOf, wholeAnswer } from "./tasks.ts";
import { useFollowUp } from "./useFollowUp.ts";

/** What is begun on a page, and of no account on any other. */
interface Begun {
  readonly page: number;
  readonly spots: readonly Spot[];
  readonly picked: string | undefined;
}

/** From what is done on the board, in the hand and with buttons to an answer of the match. */
export function useAnswering(host: Host) {
  const { look, sight, decision, page, points, oneByOne = false } = host;
  const language = useLanguage();
  const [begun, setBegun] = useState<Begun>();
  const { spots, picked } = begun?.page === page ? begun : nothing;
  const scene: Scene = useMemo(
    () =>
      aimedAt(sceneWhilePlacing(look, look.scene(sight, language), sight, spots, language), points?.targets),
    [look, sight, language, spots, points],
  );
  const task: Task | undefined = useMemo(() => {
    const asked = decision && taskOf(look, { ...sight, decision }, scene, spots, language, picked);
    return oneByOne && asked !== undefined && asked.kind !== "flick"
      ? { ...asked, flicks: undefined }
      : asked;
  }, [look, sight, decision, scene, spots, language, picked, oneByOne]);
  const radius = task?.kind === "place" ? task.radius : undefined;
  const check = useCallback(
    (wished: readonly Spot[]) => (radius === undefined ? undefined : objectionOn(scene, radius, wished)),
    [scene, radius],
  );
  const answer = (given: Answer): void => host.answer?.(given);
  const { dropped, answerBoth } = useFollowUp(host);
  const pick = (piece: string | undefined): void => setBegun({ page, spots, picked: piece });
  const act = (given: BoardAnswer): void => {
    if (decision === undefined) return;
    const whole = wholeAnswer(look, decision, spots, given);
    if (whole !== undefined) {
      answer(whole);
      return;
    }
    // More is to be placed, and the match is only asked when all of it is: what is seen to be wrong is said now.
    const more = given.kind === "place" ? given.spots : [];
    const objection = check(more);
    host.object?.(objection);
    if (objection === undefined) setBegun({ page, spots: [...spots, ...more], picked });
  };
  return {
    scene,
    task,
    check,
    picked,
    answer,
    act,
    /** A flick that was made before it was asked for could not be made: something else is asked. */
    dropped,
    /** How many pieces are still to be placed. */
    left: decision?.kind === "place" ? decision.pieces.length - laid(spots) : 0,
    /** All of those, as suggested. */
    fill(): void {
      if (decision?.kind === "place") answer(filled(look, sight, decision, scene, spots, language));
    },
    /** A piece was chosen on the board: that is an answer, unless it may do several things. */
    choose(piece: string | undefined): void {
      const whole = piece === undefined ? undefined : optionOn(look, decision, piece);
      if (whole === undefined) pick(piece);
      else answer(whole);
    },
    /** A piece was pulled before a flick was asked for: what leads to it is answered first. */
    pull(flick: AnswerTo<"flick">, placed: AnswerTo<"place"> | undefined): void {
      if (decision === undefined) return;
      // Where it may not lie the match says why, and nothing is flicked.
      const first =
        placed === undefined
          ? optionPulled(look, decision, flick.piece)
          : wholeAnswer(look, decision, spots, placed);
      if (placed !== undefined && check(placed.spots) !== undefined) act(placed);
      else if (first !== undefined) answerBoth(first, flick);
    },
  };

  function laid(placed: readonly Spot[]): number {
    if (decision?.kind !== "place" || placed.length === 0) return 0;
    return look.placing(decision).complete(placed).length;
  }
}

export type Answering = ReturnType<typeof useAnswering>;

const nothing: Omit<Begun, "page"> = { spots: [], picked: undefined };
