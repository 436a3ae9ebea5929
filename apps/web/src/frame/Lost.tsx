import type { ReactNode } from "react";
import { href } from "../route/route.ts";
import { useTranslation } from "../words/language.ts";
import { PageTitle } from "./PageTitle.tsx";

export function Lost(): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="notice">
      <PageTitle tab={`${t("frame.lost")} — Ossuaire`}>{t("frame.lost")}</PageTitle>
      <p>{t("frame.lostHelp")}</p>
      <a className="button" href={href({ page: "home" })}>
        {t("frame.backHome")}
      </a>
    </div>
  );
}
