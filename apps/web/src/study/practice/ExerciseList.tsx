import { type ExerciseId, exerciseIds } from "@ossuaire/study";
import type { ReactNode } from "react";
import { href } from "../../route/route.ts";
import { recallBests } from "./kept.ts";
import { useWords } from "./words/words.ts";

/** All that can be practised, with the own best beside it. */
export function ExerciseList({ current }: { readonly current: ExerciseId | undefined }): ReactNode {
  const say = useWords();
  const bests = recallBests();
  return (
    <ol className="exercises">
      <li>
        <a
          className="exercise"
          href={href({ page: "practice" })}
          aria-current={current === undefined ? "page" : undefined}
        >
          <span className="exercise-name">{say("free")}</span>
        </a>
      </li>
      {exerciseIds.map((id, n) => (
        <li key={id}>
          <a
            className="exercise"
            href={href({ page: "practice", exercise: id })}
            aria-current={current === id ? "page" : undefined}
          >
            <span className="exercise-number">{n + 1}</span>
            <span className="exercise-name">{say(`exercises.${id}.name`)}</span>
            <span className="exercise-best">
              {bests[id] === undefined ? (
                <span className="unseen">{say("untried")}</span>
              ) : (
                say("best", { count: bests[id] })
              )}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
