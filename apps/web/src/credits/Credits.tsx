import type { ReactNode } from "react";
import { PageTitle } from "../frame/PageTitle.tsx";
import { useCreditsWords } from "../words/credits.ts";
import "../look/sheet.css";
import "./credits.css";

export function Credits(): ReactNode {
  const { t } = useCreditsWords();
  return (
    <div className="sheet credits">
      <PageTitle tab={`${t("credits.title")} — Ossuaire`} className="sheet-title">
        {t("credits.title")}
      </PageTitle>
      <p className="sheet-lead">{t("credits.lead")}</p>

      <h2>{t("credits.gamesTitle")}</h2>
      <p>{t("credits.gamesText")}</p>

      <h2>{t("credits.iconsTitle")}</h2>
      <p>{t("credits.iconsText")}</p>
      <p className="credits-links">
        <a href="https://game-icons.net">{t("credits.iconsLink")}</a>
        <a href="https://creativecommons.org/licenses/by/3.0/">{t("credits.iconsLicence")}</a>
      </p>

      <h2>{t("credits.fontsTitle")}</h2>
      <p>{t("credits.fontsText")}</p>
      <ul className="credits-list">
        <li>{t("credits.cinzel")}</li>
        <li>{t("credits.garamond")}</li>
        <li>{t("credits.fell")}</li>
      </ul>
      <p className="credits-links">
        <a href="https://openfontlicense.org">{t("credits.fontsLicence")}</a>
      </p>

      <h2>{t("credits.woodTitle")}</h2>
      <p>{t("credits.woodText")}</p>

      <h2>{t("licences.title")}</h2>
      <p>{t("licences.text")}</p>
      <p className="credits-links">
        {/* Beside the page: installed as an app, it has no way back from a text. */}
        <a href="./licences.txt" target="_blank" rel="noreferrer">
          {t("licences.link")}
        </a>
      </p>
    </div>
  );
}
