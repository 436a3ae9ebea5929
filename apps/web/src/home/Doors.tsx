import { lazy, type ReactNode, Suspense } from "react";
import { isServed } from "../online/mark.ts";
import { hasSolved } from "../study/puzzles/mark.ts";
import { useHomeWords } from "../words/home.ts";
import { Door } from "./Door.tsx";
import { FirstTimeDoor } from "./FirstTime.tsx";

// Fetched by whoever has solved puzzles on this device.
const PuzzleDays = lazy(async () => ({
  default: (await import("../study/puzzles/PuzzleDays.tsx")).PuzzleDays,
}));

/** What there is besides the boxes: learning, friends, the puzzle of the day, replays, practice. */
export function Doors({
  game,
  isTaught,
  isBegun,
}: {
  /** The one that is taught first. */
  readonly game: string;
  readonly isTaught: boolean;
  /** Whether a match waits to go on, in the place where one else begins to learn. */
  readonly isBegun: boolean;
}): ReactNode {
  const { t } = useHomeWords();
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
    <div className="doors">
      {isBegun && isTaught && <FirstTimeDoor game={game} />}
      <Door
        figure="friends"
        title={t("home.friends")}
        to={isServed() ? { page: "friends" } : { page: "new", game }}
      >
        {t(isServed() ? "home.friendsAnywhere" : "home.friendsText")}
      </Door>
      {!isBegun && puzzle}
      <div className="door-pair">
        {isBegun ? (
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
  );
}
