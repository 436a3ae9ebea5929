import { grades } from "@ossuaire/study";
import { type ReactNode, use, useState } from "react";
import { PageTitle } from "../../frame/PageTitle.tsx";
import { gameOf } from "../../games/games.ts";
import { Choice } from "../../look/fields.tsx";
import { href } from "../../route/route.ts";
import { useLanguage } from "../../words/language.ts";
import { dayOf } from "./day.ts";
import { daysInRow, type Kept, recallKept } from "./kept.ts";
import "./puzzles.css";
import { openSet, puzzleGames, type Shipped } from "./sets.ts";
import { useThemes } from "./useThemes.ts";
import { useWords } from "./words/words.ts";

/** The puzzle of the day, and all others by game, theme and level. */
export function PuzzleList(): ReactNode {
  const say = useWords();
  const language = useLanguage();
  const [game, setGame] = useState(puzzleGames[0] ?? "");
  const [theme, setTheme] = useState("");
  const kept = recallKept();
  const all = use(openSet(game));
  const themes = useThemes(game);
  const there = themes.filter(({ id }) => all.some((puzzle) => puzzle.theme === id));
  const shown = all.filter((puzzle) => theme === "" || puzzle.theme === theme);
  return (
    <div className="puzzles">
      <PageTitle tab={`${say("title")} — Ossuaire`} className="puzzles-title">
        {say("title")}
      </PageTitle>
      <p className="puzzles-intro">{say("intro")}</p>
      <Today kept={kept} />
      <div className="puzzles-choice">
        <Choice
          label={say("game")}
          value={game}
          choices={puzzleGames.map((id) => ({ value: id, words: gameOf(id)?.cover.name[language] ?? id }))}
          onChange={(id) => {
            setTheme("");
            setGame(id);
          }}
        />
        <Choice
          label={say("theme")}
          value={theme}
          choices={[
            { value: "", words: say("all") },
            ...there.map(({ id, name }) => ({ value: id, words: name[language] })),
          ]}
          onChange={setTheme}
        />
      </div>
      {grades.map((grade) => (
        <Level
          key={grade}
          title={`${say("grade", { grade })} · ${say(`grades.${grade}`)}`}
          puzzles={shown.filter((puzzle) => puzzle.grade === grade)}
          kept={kept}
        />
      ))}
    </div>
  );
}

function Today({ kept }: { readonly kept: Kept }): ReactNode {
  const say = useWords();
  const days = daysInRow(kept, dayOf(new Date()));
  return (
    <section className="panel puzzles-day" aria-labelledby="puzzle-day">
      <div>
        <h2 id="puzzle-day" className="panel-title">
          {say("day")}
        </h2>
        <p>
          {say("dayText")} {days > 0 && say("row", { count: days })}
        </p>
      </div>
      <a className="button button-forward" href={href({ page: "puzzles", path: ["day"] })}>
        {say("open")}
      </a>
    </section>
  );
}

/** All of one level, by number; what has been tried says how it went. */
function Level({
  title,
  puzzles,
  kept: { results },
}: {
  readonly title: string;
  readonly puzzles: readonly Shipped[];
  readonly kept: Kept;
}): ReactNode {
  const say = useWords();
  const done = puzzles.filter(({ id }) => (results[id] ?? 0) > 0).length;
  return (
    <section className="puzzles-level">
      <h2>
        {title} <small>{say("progress", { done, count: puzzles.length })}</small>
      </h2>
      {puzzles.length === 0 && <p>{say("none")}</p>}
      <ol className="puzzles-row">
        {puzzles.map(({ id, game }, n) => {
          const tries = results[id];
          const state = tries === undefined ? "fresh" : tries === 0 ? "missed" : "done";
          const words =
            tries === undefined
              ? say("fresh")
              : tries === 0
                ? say("notSolved")
                : say("solvedAfter", { count: tries });
          return (
            <li key={id}>
              <a
                data-state={state}
                aria-label={`${say("number", { number: n + 1 })}, ${words}`}
                href={href({ page: "puzzles", path: [game, id] })}
              >
                {n + 1}
              </a>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
