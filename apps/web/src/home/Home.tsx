import { lazy, type ReactNode, Suspense } from "react";
import { PageTitle } from "../frame/PageTitle.tsx";
import { gameOf } from "../games/games.ts";
import { games } from "../games/list/games.ts";
import { hasSat, isServed } from "../online/mark.ts";
import { hasSolved } from "../study/puzzles/mark.ts";
import { useHomeWords } from "../words/home.ts";
import { Continue } from "./Continue.tsx";
import { Door } from "./Door.tsx";
import { FirstTime, FirstTimeDoor } from "./FirstTime.tsx";
import "./home.css";
import { PlayNow } from "./PlayNow.tsx";
import { SavedMatches } from "./SavedMatches.tsx";
import { Shelf } from "./Shelf.tsx";
import { useKeptLines } from "./useKeptLines.ts";

// Fetched by whoever has sat at a table by link.
const HomeTables = lazy(async () => ({
  default: (await import("../online/lobby/HomeTables.tsx")).HomeTables,
}));

// Fetched by whoever has solved puzzles on this device.
const PuzzleDays = lazy(async () => ({
  default: (await import("../study/puzzles/PuzzleDays.tsx")).PuzzleDays,
}));

/** What one comes for is seen without scrolling: to play, to go on, to learn, and the boxes. */
export function Home(): ReactNode {
  const { t } = useHomeWords();
  const kept = useKeptLines();
  const first = Object.keys(games).find((id) => gameOf(id)?.quick !== undefined) ?? "";
  const game = gameOf(first);
  const isTaught = game?.lesson !== undefined;
  const open = kept.lines.find(({ id, over, replay }) => !over && !replay && !kept.thrown.has(id));
  const puzzle = (
    <Door figure="finger" title={t("home.puzzle")} to={{ page: "puzzles", path: ["day"] }}>
      {t("home.puzzleText")}{" "}
      {hasSolved() && (
        <Suspense fallback={null}>
          <PuzzleDays />
        </Suspense>
      )}
    </Door>
  );
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
      <div className="home-second">
        <Shelf />
        <div className="doors">
          {open && isTaught && <FirstTimeDoor game={first} />}
          <Door
            figure="friends"
            title={t("home.friends")}
            to={isServed() ? { page: "friends" } : { page: "new", game: first }}
          >
            {t(isServed() ? "home.friendsAnywhere" : "home.friendsText")}
          </Door>
          {!open && puzzle}
          <div className="door-pair">
            {open ? (
              puzzle
            ) : (
              <Door figure="film" title={t("home.replay")} to={{ page: "replay" }}>
                {t("home.replayText")}
              </Door>
            )}
            <Door figure="finger" title={t("home.practice")} to={{ page: "practice" }}>
              {t("home.practiceText")}
            </Door>
          </div>
        </div>
      </div>
      <SavedMatches kept={kept} />
    </div>
  );
}
