import type { ReactNode } from "react";
import { href } from "../route/route.ts";
import { useHomeWords } from "../words/home.ts";
import { Campaigns } from "./Campaigns.tsx";
import { SavedList } from "./SavedList.tsx";
import "./saved.css";
import type { KeptLines } from "./useKeptLines.ts";

/** All matches of this device: to go on with, or to watch again. Nothing is said of what there is none of. */
export function SavedMatches({ kept }: { readonly kept: KeptLines }): ReactNode {
  const { t } = useHomeWords();
  const { lines, deed } = kept;
  const open = lines.filter(({ over, replay }) => !over && !replay);
  const done = lines.filter(({ over, replay }) => over || replay);
  return (
    <div className="home-saved">
      <Campaigns />
      {open.length > 0 && (
        <section className="panel">
          <h2 className="saved-title">{t("shelf.open")}</h2>
          <SavedList lines={open} kept={kept} />
        </section>
      )}
      {done.length > 0 && (
        <section className="panel">
          <h2 className="saved-title">{t("shelf.replays")}</h2>
          <SavedList lines={done} kept={kept} />
        </section>
      )}
      {lines.length > 0 && (
        <a className="saved-file" href={href({ page: "replay" })}>
          {t("home.replay")}
        </a>
      )}
      <p className={deed?.words === "notForgotten" ? undefined : "unseen"} role="status">
        {deed && t(`shelf.${deed.words}`)}
      </p>
    </div>
  );
}
