import type { ReactNode } from "react";
import type { PageGame } from "../games/page-game.ts";
import { useOnce } from "../look/useOnce.ts";
import { hasWon } from "../play/moments/records.ts";
import { href } from "../route/route.ts";
import { freshSeed } from "../setup/seed.ts";
import { inviteFirst } from "../table/first.ts";
import { invite } from "../table/keep.ts";
import { useHomeWords } from "../words/home.ts";
import { useLanguage } from "../words/language.ts";
import "./play-now.css";

/** One press, and the match is on: against a novice, until somebody has won a match on this device. */
export function PlayNow({
  cover,
  quick,
}: Pick<PageGame, "cover"> & Required<Pick<PageGame, "quick">>): ReactNode {
  const { t } = useHomeWords();
  const language = useLanguage();
  const level = hasWon() ? "adept" : "novice";
  const begin = useOnce(async () => {
    const match = quick.begin(freshSeed(), level);
    const id = await (level === "novice" ? inviteFirst(match) : invite(match));
    location.hash = href({ page: "play", id });
  });
  return (
    <section className="panel now" aria-labelledby="now">
      <h2 id="now" className="panel-title now-title">
        {quick.title[language]}
      </h2>
      <p className="now-line">{t(`home.now.${level}`)}</p>
      <button type="button" className="play-now" onClick={begin}>
        <b>{t("home.playNow")}</b>
        <small>{t("home.playNowText", { name: cover.name[language] })}</small>
      </button>
    </section>
  );
}
