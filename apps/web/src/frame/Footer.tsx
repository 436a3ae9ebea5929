import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { href } from "../route/route.ts";
import { Offline } from "../version/Offline.tsx";

export function Footer(): ReactNode {
  const { t } = useTranslation();
  return (
    <footer className="footer">
      <p>{t("frame.fan")}</p>
      <Offline />
      <a href={href({ page: "credits" })}>{t("frame.credits")}</a>
    </footer>
  );
}
