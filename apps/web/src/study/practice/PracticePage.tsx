import { exercises } from "@ossuaire/study";
import { type ReactNode, useMemo } from "react";
import { Notice } from "../../frame/Notice.tsx";
import { href } from "../../route/route.ts";
import { useHomeWords } from "../../words/home.ts";
import { readBoardLink } from "./board-link.ts";
import { ExerciseScreen } from "./ExerciseScreen.tsx";
import { FreeScreen } from "./FreeScreen.tsx";
import { useWords } from "./words/words.ts";

/** The practice room: an exercise, or a free board; perhaps one that somebody has sent. */
export function PracticePage({
  exercise: id,
  board,
}: {
  readonly exercise: string | undefined;
  readonly board: string | undefined;
}): ReactNode {
  const { t } = useHomeWords();
  const say = useWords();
  const given = useMemo(() => (board === undefined ? undefined : readBoardLink(board)), [board]);
  if (id === undefined && (board === undefined || given !== undefined)) return <FreeScreen given={given} />;
  const exercise = exercises.find((one) => one.id === id);
  if (exercise !== undefined) return <ExerciseScreen exercise={exercise} />;
  return (
    <Notice title={t("home.practice")} text={say(board === undefined ? "unknown" : "unknownBoard")}>
      <a className="button" href={href({ page: "practice" })}>
        {t("home.practice")}
      </a>{" "}
    </Notice>
  );
}
