import { lazy, type ReactNode, Suspense, useState } from "react";
import { type Touch, useRound } from "../board/index.ts";
import { PlayedBoard, type PlayedBoardProps } from "./PlayedBoard.tsx";
import { useVolume } from "./useVolume.ts";

// Fetched when something has happened for the first time.
const Blows = lazy(async () => ({ default: (await import("./blows/Blows.tsx")).Blows }));

/** In the middle of the table: the board with what lies over it, or the place that a game has instead of a board. */
export function TableBoard(props: Omit<PlayedBoardProps, "round" | "onTurn" | "onTouch">): ReactNode {
  const { host, answering, passage, board } = props;
  const { look, sight, decision, page } = host;
  const { answer } = answering;
  const [round, turn] = useRound();
  const [touch, setTouch] = useState<Touch>();
  const [happens, setHappens] = useState(false);
  if (!happens && (passage.isNext || host.flick !== undefined)) setHappens(true);
  useVolume();
  const { Foe, OverBoard } = look;
  const blows = happens && (
    <Suspense fallback={null}>
      <Blows host={host} passage={passage} touch={touch} board={board} />
    </Suspense>
  );
  if (look.Place !== undefined && look.isPlace?.(sight.view))
    return (
      <>
        <look.Place sight={sight} told={host.heard} decision={decision} onAnswer={answer} />
        {look.seesBlowsInPlace && blows}
      </>
    );
  return (
    <>
      <PlayedBoard {...props} round={round} onTurn={turn} onTouch={setTouch} />
      {Foe && <Foe view={sight.view} viewer={host.viewer} />}
      {blows}
      {OverBoard && (
        <OverBoard
          sight={sight}
          told={host.heard}
          question={decision}
          page={page}
          onChoose={(option) => answer({ kind: "choose", option })}
          onAnswer={answer}
        />
      )}
    </>
  );
}
