import type { ReactNode } from "react";
import { href } from "../route/route.ts";
import { useHomeWords } from "../words/home.ts";
import { PageTitle } from "./PageTitle.tsx";

export function Lost(): ReactNode {
  const { t } = useHomeWords();
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
