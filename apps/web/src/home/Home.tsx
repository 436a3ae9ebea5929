import type { ReactNode } from "react";
import { PageTitle } from "../frame/PageTitle.tsx";
import { games } from "../games/list/games.ts";
import { href } from "../route/route.ts";
import { isCatalogue } from "../rules/catalogues.ts";
import { useTranslation } from "../words/language.ts";
import { Box } from "./Box.tsx";
import "./home.css";
import { PlayNow } from "./PlayNow.tsx";
import { SavedMatches } from "./SavedMatches.tsx";
import "./shelf.css";

export function Home(): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="home">
      <PageTitle tab={`Ossuaire — ${t("frame.tagline")}`} className="unseen">
        {t("home.title")}
      </PageTitle>
      <section className="shelf" aria-labelledby="shelf">
        <h2 id="shelf" className="unseen">
          {t("home.shelf")}
        </h2>
        <ul className="shelf-boxes">
          {Object.keys(games)
            .filter(isCatalogue)
            .map((id) => (
              <li key={id}>
                <Box id={id} />
              </li>
            ))}
        </ul>
        <div className="shelf-board" />
      </section>
      <div className="doors">
        <PlayNow />
        <SavedMatches />
        <section className="door door-parchment">
          <h2>
            <a href={href({ page: "rules", query: "" })}>{t("home.rulesTitle")}</a>
          </h2>
          <p>{t("home.rulesText")}</p>
          <p className="door-action" aria-hidden="true">
            {t("home.rulesAction")}
          </p>
        </section>
      </div>
    </div>
  );
}
