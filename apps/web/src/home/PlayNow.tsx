import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { quickMatch } from "../games/quick.ts";
import { href } from "../route/route.ts";
import { freshSeed } from "../setup/seed.ts";
import { invite } from "../table/keep.ts";

/** One click, and the match is on. */
export function PlayNow(): ReactNode {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className="play-now"
      onClick={async () => {
        location.hash = href({ page: "play", id: await invite(quickMatch(freshSeed())) });
      }}
    >
      <b>{t("setup.now")}</b>
      {t("setup.nowText", { name: t("games.conquest.name") })}
    </button>
  );
}
