import { type ExerciseId, exerciseIds } from "@ossuaire/study";
import type { ReactNode, Ref } from "react";
import { href } from "../../route/route.ts";
import { useTableWords } from "../../words/table.ts";
import { series as length, type Series } from "./useSeries.ts";
import { useWords } from "./words/words.ts";

/** What is asked, how the flicks went, and what can be done now. */
export function ExerciseFoot({
  exercise,
  series,
  asideRef,
  fanned,
  onFan,
}: {
  readonly exercise: ExerciseId;
  readonly series: Series;
  readonly asideRef: Ref<HTMLDivElement>;
  readonly fanned: boolean;
  onFan(): void;
}): ReactNode {
  const { t } = useTableWords();
  const say = useWords();
  const number = exerciseIds.indexOf(exercise);
  const next = exerciseIds[number + 1];
  return (
    <section className="foot foot-asks" aria-label={say("number", { number: number + 1 })}>
      <div className="foot-words">
        <h2 className="foot-title">
          <span className="unseen">{say("number", { number: number + 1 })}. </span>
          {say(`exercises.${exercise}.name`)}
        </h2>
        <p className="foot-prompt">{say(`exercises.${exercise}.text`)}</p>
        <div ref={asideRef} className="foot-aside" />
      </div>
      <Marks series={series} />
      <div className="foot-choices">
        <button type="button" className="button" aria-pressed={fanned} onClick={onFan}>
          {t(fanned ? "table.hideFan" : "table.showFan")}
        </button>
        {series.isOver && (
          <button type="button" className="button button-forward" onClick={series.again}>
            {say("again")}
          </button>
        )}
        {series.isOver && next !== undefined && (
          <a className="button" href={href({ page: "practice", exercise: next })}>
            {say("next")}
          </a>
        )}
      </div>
    </section>
  );
}

/** The ten flicks as seals, and in words what the last one came to. */
function Marks({ series: { made, isOver, isRecord, mark, best } }: { readonly series: Series }): ReactNode {
  const say = useWords();
  const last = made.at(-1);
  return (
    <div className="marks-of-ten">
      <ol className="marks-row" aria-hidden="true">
        {Array.from({ length }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the tenth flick is the tenth flick
          <li key={n} data-made={made[n] === undefined ? undefined : made[n] ? "done" : "missed"} />
        ))}
      </ol>
      <p role="status" className="marks-words">
        {last !== undefined && <strong>{say(last ? "done" : "missed")} </strong>}
        {isOver ? (
          <>
            <span className="marks-mark">{say("mark", { count: mark })}</span>{" "}
            {isRecord ? say("record") : best !== undefined && say("ownBest", { count: best })}
          </>
        ) : (
          `${say("flick", { number: made.length + 1 })} · ${say("so", { count: mark })}`
        )}
      </p>
    </div>
  );
}
