import type { ReactNode } from "react";
import { gameOf } from "../games/games.ts";
import { games } from "../games/list/games.ts";
import { href } from "../route/route.ts";
import { freshSeed } from "../setup/seed.ts";
import { invite } from "../table/keep.ts";
import { useLanguage, useTranslation } from "../words/language.ts";

/** One click, and the match is on. */
export function PlayNow(): ReactNode {
  const { t } = useTranslation();
  const language = useLanguage();
  const game = Object.keys(games)
    .map(gameOf)
    .find((one) => one?.quick !== undefined);
  if (game?.quick === undefined) return null;
  const { cover, quick } = game;
  return (
    <button
      type="button"
      className="play-now"
      onClick={async () => {
        location.hash = href({ page: "play", id: await invite(quick(freshSeed())) });
      }}
    >
      <b>{t("setup.now")}</b>
      {t("setup.nowText", { name: cover.name[language] })}
    </button>
  );
}
