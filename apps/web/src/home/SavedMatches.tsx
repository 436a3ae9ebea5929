import type { ReactNode } from "react";
import { href } from "../route/route.ts";
import { useTranslation } from "../words/language.ts";
import { SavedList } from "./SavedList.tsx";
import "./saved.css";
import { useKeptLines } from "./useKeptLines.ts";

/** The matches of this device: to go on with, or to watch again. */
export function SavedMatches(): ReactNode {
  const { t } = useTranslation();
  const kept = useKeptLines();
  const { lines, readable, deed } = kept;
  const open = lines.filter(({ over, replay }) => !over && !replay);
  const done = lines.filter(({ over, replay }) => over || replay);
  return (
    <>
      <section className="door">
        <h2>{t("shelf.title")}</h2>
        {!readable && <p role="alert">{t("unkept.home")}</p>}
        {readable && open.length === 0 && <p>{t("shelf.none")}</p>}
        <SavedList lines={open} kept={kept} />
      </section>
      <section className="door">
        <h2>{t("shelf.replays")}</h2>
        {done.length === 0 && <p>{t("shelf.noReplays")}</p>}
        <SavedList lines={done} kept={kept} />
        <a className="door-link" href={href({ page: "replay" })}>
          {t("replay.openTitle")}
        </a>
        <p className={deed?.words === "notForgotten" ? undefined : "unseen"} role="status">
          {deed && t(`shelf.${deed.words}`)}
        </p>
      </section>
    </>
  );
}
