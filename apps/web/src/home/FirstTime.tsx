import type { ReactNode } from "react";
import { Figure } from "../look/Figure.tsx";
import { href } from "../route/route.ts";
import { recallProgress } from "../tutorial/progress.ts";
import { useHomeWords } from "../words/home.ts";
import { Door } from "./Door.tsx";
import "./first-time.css";

/** The way to the lesson, where nothing waits to be gone on with: as large as that would be. */
export function FirstTime({ game }: { readonly game: string }): ReactNode {
  const { t } = useHomeWords();
  return (
    <section className="panel first" aria-labelledby="first">
      <Figure name="watch" className="first-figure" />
      <div className="first-words">
        <h2 id="first" className="panel-title">
          {t("home.first")}
        </h2>
        <p>{t("home.firstText")}</p>
        <ol className="first-steps">
          {(["pull", "hit", "end"] as const).map((step) => (
            <li key={step}>{t(`home.firstSteps.${step}`)}</li>
          ))}
        </ol>
        <a className="button first-go" aria-describedby="first" href={href({ page: "learn", game })}>
          {t(recallProgress(game) === undefined ? "home.firstGo" : "home.learnOn")}
        </a>
      </div>
    </section>
  );
}

/** The same among the other doors, for whoever has a match on. */
export function FirstTimeDoor({ game }: { readonly game: string }): ReactNode {
  const { t } = useHomeWords();
  return (
    <Door figure="watch" title={t("home.first")} to={{ page: "learn", game }}>
      {t("home.firstText")}
    </Door>
  );
}
