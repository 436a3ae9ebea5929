import { lazy, type ReactNode, Suspense, useDeferredValue } from "react";
import { PageTitle } from "../frame/PageTitle.tsx";
import { gameOf } from "../games/games.ts";
import { games } from "../games/list/games.ts";
import { hasSat, isServed } from "../online/mark.ts";
import { useHomeWords } from "../words/home.ts";
import { Continue } from "./Continue.tsx";
import { Doors } from "./Doors.tsx";
import { FirstTime } from "./FirstTime.tsx";
import "./home.css";
import { PlayNow } from "./PlayNow.tsx";
import { SavedMatches } from "./SavedMatches.tsx";
import { Shelf } from "./Shelf.tsx";
import { useKeptLines } from "./useKeptLines.ts";

// Fetched by whoever has sat at a table by link.
const HomeTables = lazy(async () => ({
  default: (await import("../online/lobby/HomeTables.tsx")).HomeTables,
}));

/** What one comes for is seen without scrolling: to play, to go on, to learn, and the boxes. */
export function Home(): ReactNode {
  const { t } = useHomeWords();
  const kept = useKeptLines();
  const first = Object.keys(games).find((id) => gameOf(id)?.quick !== undefined) ?? "";
  const game = gameOf(first);
  const isTaught = game?.lesson !== undefined;
  const open = kept.lines.find(({ id, over, replay }) => !over && !replay && !kept.thrown.has(id));
  // What one comes for stands a breath before the rest: a slow phone answers sooner.
  const isLaid = useDeferredValue(true, false);
  return (
    <div className="home">
      <PageTitle tab={`Ossuaire — ${t("frame.tagline")}`} className="unseen">
        {t("home.title")}
      </PageTitle>
      {!kept.readable && (
        <p className="panel home-alert" role="alert">
          {t("home.unkept")}
        </p>
      )}
      <div className="home-first">
        {game?.quick && <PlayNow cover={game.cover} quick={game.quick} />}
        {/* Until the device has said what it has, the place stays as large as it will be. */}
        {!kept.known && <div className="panel" />}
        {kept.known && open && <Continue line={open} />}
        {kept.known && !open && isTaught && <FirstTime game={first} />}
      </div>
      {isServed() && hasSat() && (
        <Suspense fallback={null}>
          <HomeTables />
        </Suspense>
      )}
      {isLaid && (
        <div className="home-second">
          <Shelf />
          <Doors game={first} isTaught={isTaught} isBegun={open !== undefined} />
        </div>
      )}
      <SavedMatches kept={kept} />
    </div>
  );
}
