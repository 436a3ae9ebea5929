import type { ReactNode } from "react";
import { href } from "../route/route.ts";
import { Offline } from "../version/Offline.tsx";
import { useHomeWords } from "../words/home.ts";

export function Footer(): ReactNode {
  const { t } = useHomeWords();
  return (
    <footer className="footer">
      <p>{t("frame.fan")}</p>
      <Offline />
      <a href={href({ page: "credits" })}>{t("frame.credits")}</a>
    </footer>
  );
}
