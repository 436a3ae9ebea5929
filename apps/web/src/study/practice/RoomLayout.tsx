import type { ExerciseId } from "@ossuaire/study";
import { type ReactNode, useState } from "react";
import { LanguageSwitch } from "../../frame/LanguageSwitch.tsx";
import { PageTitle } from "../../frame/PageTitle.tsx";
import { Sheet } from "../../look/Sheet.tsx";
import { href } from "../../route/route.ts";
import { useTableWords } from "../../words/table.ts";
import "../../play/play.css";
import { ExerciseList } from "./ExerciseList.tsx";
import "./room.css";
import { useWords } from "./words/words.ts";

/** Where everything lies in the practice room: exercises left, board, fan right, and below what is to be done. */
export function RoomLayout({
  exercise,
  title,
  board,
  fan,
  foot,
}: {
  /** The one that is on the board. */
  readonly exercise: ExerciseId | undefined;
  readonly title: string;
  readonly board: ReactNode;
  /** Beside the board; nothing, if it is not wanted. */
  readonly fan: ReactNode;
  readonly foot: ReactNode;
}): ReactNode {
  const { t } = useTableWords();
  const say = useWords();
  const [open, setOpen] = useState(false);
  return (
    <div className="room" data-fan={fan ? "" : undefined}>
      <div className="play-top">
        <a className="play-home" href={href({ page: "home" })}>
          Ossuaire<span className="unseen"> — {t("table.home")}</span>
        </a>
        <PageTitle tab={`${title} — ${t("home.practice")} — Ossuaire`} className="room-title">
          {t("home.practice")}
        </PageTitle>
        <div className="play-menu">
          <button type="button" className="play-button room-more" onClick={() => setOpen(true)}>
            {say("list")}
          </button>
          <LanguageSwitch />
        </div>
      </div>
      <nav className="room-list" aria-label={say("list")}>
        <ExerciseList current={exercise} />
      </nav>
      <div className="room-board">{board}</div>
      {fan && <div className="room-fan">{fan}</div>}
      <div className="room-foot">{foot}</div>
      {open && (
        <Sheet title={say("list")} side onClose={() => setOpen(false)}>
          <ExerciseList current={exercise} />
        </Sheet>
      )}
    </div>
  );
}
