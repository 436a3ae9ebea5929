import { type ReactNode, useState } from "react";
import { Disc } from "../look/Disc.tsx";
import { figures } from "../look/figures.ts";
import { href, type Route } from "../route/route.ts";
import { SettingsOnDemand } from "../settings/SettingsOnDemand.tsx";
import { useHomeWords } from "../words/home.ts";
import "./header.css";
import { LanguageSwitch } from "./LanguageSwitch.tsx";

export function Header({ page }: { readonly page: Route["page"] }): ReactNode {
  const { t } = useHomeWords();
  const [settings, setSettings] = useState(false);
  const reading = page === "rules" || page === "catalogue" || page === "rule";
  return (
    <header className={page === "home" ? "header header-home" : "header"}>
      <a className="header-sign" href={href({ page: "home" })}>
        <Disc figure={figures.skull} className="header-disc" />
        <span className="header-name">Ossuaire</span>
        <span className="header-tagline">{t("frame.tagline")}</span>
      </a>
      <nav className="header-menu" aria-label={t("frame.menu")}>
        <a href={href({ page: "rules", query: "" })} aria-current={reading ? "page" : undefined}>
          {t("frame.rules")}
        </a>
        <a
          className="header-credits"
          href={href({ page: "credits" })}
          aria-current={page === "credits" ? "page" : undefined}
        >
          {t("frame.credits")}
        </a>
        <button type="button" className="header-button" onClick={() => setSettings(true)}>
          {t("frame.settings")}
        </button>
        <LanguageSwitch />
      </nav>
      {settings && <SettingsOnDemand onClose={() => setSettings(false)} />}
    </header>
  );
}
