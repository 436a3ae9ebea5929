import { lazy, type ReactNode, type Ref, Suspense, useState } from "react";
import type { Scene, Seen } from "../../board/scene.ts";
import { href, type Route } from "../../route/route.ts";
import { useLanguage } from "../../words/language.ts";
import { useStudyWords } from "../../words/study.ts";
import { FanPanel } from "../fan/FanPanel.tsx";
import type { FanOnBoard } from "../fan/useFanOnBoard.ts";
import type { Footage } from "../film/footage.ts";
import { daysInRow, recallKept } from "./kept.ts";
import type { Own } from "./puzzle.ts";
import "../otherwise/otherwise.css";
import { useForwardFocus } from "../otherwise/useForwardFocus.ts";
import "../../replay/replay.css";
import "./puzzles.css";
import { nextOf } from "./next.ts";
import { ResultSheet } from "./ResultSheet.tsx";
import { Tries } from "./Tries.tsx";
import type { SetPuzzle } from "./usePuzzle.ts";
import { useWords } from "./words/words.ts";

// Fetched when somebody wants to send how it is done.
const FilmSheet = lazy(async () => ({ default: (await import("../film/FilmSheet.tsx")).FilmSheet }));

interface FootProps {
  readonly puzzle: SetPuzzle;
  readonly shipped: Own | undefined;
  readonly address: Route;
  readonly scene: Scene;
  readonly seen: Seen;
  /** Undefined while it is not wanted. */
  readonly fan: FanOnBoard | undefined;
  readonly asideRef: Ref<HTMLDivElement>;
  onFan(): void;
}

/** What is asked, how the tries went, and what can be done now. */
export function PuzzleFoot(props: FootProps): ReactNode {
  const { puzzle, shipped, scene, seen, fan, asideRef } = props;
  const say = useWords();
  const language = useLanguage();
  const { asked, other, isOver, isSolved, shows } = puzzle;
  const { refusal } = other;
  const foot = useForwardFocus(other.isDone);
  const title = say(shipped === undefined ? "made" : shipped.day === undefined ? "title" : "day");
  return (
    <section ref={foot} className="reel otherwise puzzle" aria-label={title}>
      <div className="otherwise-words">
        <p className="puzzle-kind">
          {title}
          {asked && ` · ${asked.name[language]} · ${say("grade", { grade: asked.grade })}`}
        </p>
        <h2 className="puzzle-aim">{asked?.aim[language]}</h2>
        <div role="status" className="puzzle-status">
          {refusal && <p className="otherwise-refusal">{refusal.words[language]}</p>}
          {other.isDone && !shows && <strong>{say(isSolved ? "solved" : "missed")} </strong>}
          {other.isDone && shows && say("solutionShown")}
          {!isOver && other.question && say("tryNumber", { number: puzzle.made.length + 1 })}
          {isOver && !isSolved && other.isDone && !shows && say("over")}
          {isOver && <Streak own={shipped} />}
        </div>
        <div ref={asideRef} className="foot-aside" />
      </div>
      <Tries made={puzzle.made} />
      {fan && other.question && (
        <FanPanel
          fan={fan.fan}
          words="practice"
          scene={scene}
          seen={seen}
          shown={fan.shown}
          onShow={fan.show}
        />
      )}
      <Buttons {...props} />
    </section>
  );
}

/** Days in a row, where it is the puzzle of the day; and that another has begun meanwhile. */
function Streak({ own }: { readonly own: Own | undefined }): ReactNode {
  const say = useWords();
  if (own?.day === undefined) return null;
  const days = daysInRow(recallKept(), own.day);
  return (
    <span className="puzzle-row">
      {days > 0 && say("row", { count: days })} {own.isPast && say("again")}
    </span>
  );
}

function Buttons({ puzzle, shipped, address, fan, onFan }: FootProps): ReactNode {
  const say = useWords();
  const { t } = useStudyWords();
  const language = useLanguage();
  const [sharing, setSharing] = useState(false);
  const [footage, setFootage] = useState<Footage>();
  const { asked, other, isOver, isSolved, made, shows } = puzzle;
  // While a disc is on its way there is nothing to be pressed.
  const isStill = other.flick === undefined;
  const next = shipped && nextOf(shipped.puzzle);
  return (
    <div className="otherwise-buttons">
      {!isOver && other.isDone && (
        <button type="button" className="button button-forward" onClick={puzzle.again}>
          {say("retry")}
        </button>
      )}
      {isOver && isStill && (
        <>
          <button
            type="button"
            className={isSolved ? "button" : "button button-forward"}
            onClick={() => void puzzle.show()}
          >
            {say("solution")}
          </button>
          {shows && asked && (
            <button
              type="button"
              className="button"
              onClick={() =>
                setFootage({
                  extents: ["flick"],
                  title: asked.aim[language],
                  link: new URL(href(address), location.href).href,
                  shoot: () => puzzle.shoot(language),
                })
              }
            >
              {t("study.film")}
            </button>
          )}
          <button type="button" className="button" aria-pressed={fan !== undefined} onClick={onFan}>
            {t(fan === undefined ? "table.showFan" : "table.hideFan")}
          </button>
          <button type="button" className="button" onClick={() => setSharing(true)}>
            {say("share")}
          </button>
          <a
            className={isSolved ? "button button-forward" : "button"}
            href={href({ page: "puzzles", path: next ?? [] })}
          >
            {say(next === undefined ? "list" : "next")}
          </a>
        </>
      )}
      {footage && (
        <Suspense fallback={null}>
          <FilmSheet footage={footage} onClose={() => setFootage(undefined)} />
        </Suspense>
      )}
      {sharing && (
        <ResultSheet
          asked={asked}
          made={made}
          day={shipped?.day}
          address={address}
          onClose={() => setSharing(false)}
        />
      )}
    </div>
  );
}
