import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { gameOf } from "../games/games.ts";
import { href } from "../route/route.ts";
import { freshSeed } from "../setup/seed.ts";
import { invite } from "../table/keep.ts";
import { boxes } from "./boxes.ts";

/** One click, and the match is on. */
export function PlayNow(): ReactNode {
  const { t } = useTranslation();
  const id = boxes.find((box) => gameOf(box)?.quick !== undefined);
  const quick = id && gameOf(id)?.quick;
  if (id === undefined || quick === undefined) return null;
  return (
    <button
      type="button"
      className="play-now"
      onClick={async () => {
        location.hash = href({ page: "play", id: await invite(quick(freshSeed())) });
      }}
    >
      <b>{t("setup.now")}</b>
      {t("setup.nowText", { name: t(`games.${id}.name`) })}
    </button>
  );
}
