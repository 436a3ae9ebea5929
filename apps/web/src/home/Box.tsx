import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Disc } from "../look/Disc.tsx";
import { figureOf } from "../look/figures.ts";
import { href } from "../route/route.ts";
import "./box.css";
import type { BoxId } from "./boxes.ts";

/** A game on the shelf. There is no match to start yet: the box says so, and opens the rules. */
export function Box({ id }: { readonly id: BoxId }): ReactNode {
  const { t } = useTranslation();
  return (
    <article className={`box game-${id}`}>
      <Disc figure={figureOf[id]} className="box-disc" />
      <div className="box-words">
        <h3 className="box-name">
          <a className="box-link" href={href({ page: "catalogue", catalogue: id, query: "" })}>
            {t(`games.${id}.name`)}
            <span className="unseen"> — {t("home.read")}</span>
          </a>
        </h3>
        <p className="box-line">{t(`games.${id}.line`)}</p>
        <p className="box-facts">{t(`games.${id}.facts`)}</p>
      </div>
      <p className="box-seal">{t("home.seal")}</p>
      <p className="box-read" aria-hidden="true">
        {t("home.read")}
      </p>
    </article>
  );
}
