import type { ReactNode } from "react";
import { PageTitle } from "../frame/PageTitle.tsx";
import { gameOf } from "../games/games.ts";
import { games } from "../games/list/games.ts";
import { useTranslation } from "../words/language.ts";
import { Continue } from "./Continue.tsx";
import { Door } from "./Door.tsx";
import { FirstTime, FirstTimeDoor } from "./FirstTime.tsx";
import "./home.css";
import { PlayNow } from "./PlayNow.tsx";
import { SavedMatches } from "./SavedMatches.tsx";
import { Shelf } from "./Shelf.tsx";
import { useKeptLines } from "./useKeptLines.ts";

/** What one comes for is seen without scrolling: to play, to go on, to learn, and the boxes. */
export function Home(): ReactNode {
  const { t } = useTranslation();
  const kept = useKeptLines();
  const first = Object.keys(games).find((id) => gameOf(id)?.quick !== undefined) ?? "";
  const game = gameOf(first);
  const isTaught = game?.lesson !== undefined;
  const open = kept.lines.find(({ id, over, replay }) => !over && !replay && !kept.thrown.has(id));
  return (
    <div className="home">
      <PageTitle tab={`Ossuaire — ${t("frame.tagline")}`} className="unseen">
        {t("home.title")}
      </PageTitle>
      {!kept.readable && (
        <p className="panel home-alert" role="alert">
          {t("unkept.home")}
        </p>
      )}
      <div className="home-first">
        {game?.quick && <PlayNow cover={game.cover} quick={game.quick} />}
        {/* Until the device has said what it has, the place stays as large as it will be. */}
        {!kept.known && <div className="panel" />}
        {kept.known && open && <Continue line={open} />}
        {kept.known && !open && isTaught && <FirstTime game={first} />}
      </div>
      <div className="home-second">
        <Shelf />
        <div className="doors">
          {open && isTaught && <FirstTimeDoor game={first} />}
          <Door figure="friends" title={t("home.friends")} to={{ page: "new", game: first }}>
            {t("home.friendsText")}
          </Door>
          <Door figure="book" title={t("home.rulesTitle")} to={{ page: "rules", query: "" }}>
            {t("home.rulesText")}
          </Door>
          {!open && (
            <Door figure="film" title={t("replay.openTitle")} to={{ page: "replay" }}>
              {t("home.replayText")}
            </Door>
          )}
        </div>
      </div>
      <SavedMatches kept={kept} />
    </div>
  );
}
