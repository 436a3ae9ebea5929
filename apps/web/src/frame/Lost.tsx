import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { href } from "../route/route.ts";
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
