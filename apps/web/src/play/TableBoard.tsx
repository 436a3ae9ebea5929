import type { Seat } from "@ossuaire/kernel";
import { lazy, type ReactNode, type RefObject, Suspense, useMemo, useState } from "react";
import { Board, type BoardHandle, type Touch, useRound } from "../board/index.ts";
import { useSettings } from "../settings/settings.ts";
import { useLanguage } from "../words/language.ts";
import { useTableWords } from "../words/table.ts";
import { Because } from "./Because.tsx";
import { deedsOf } from "./deedsOf.ts";
import type { Host } from "./host.ts";
import { useReducedMotion } from "./stillness.ts";
import type { Answering } from "./useAnswering.ts";
import { useFlickMotion } from "./useFlickMotion.ts";
import type { Passage } from "./usePassage.ts";
import { useVolume } from "./useVolume.ts";

// Fetched when something has happened for the first time.
const Blows = lazy(async () => ({ default: (await import("./blows/Blows.tsx")).Blows }));

/** In the middle of the table: the board with what lies over it, or the place that a game has instead of a board. */
export function TableBoard({
  host,
  answering,
  passage,
  board,
  aside,
  named,
  onName,
  onHeld,
}: {
  readonly host: Host;
  readonly answering: Answering;
  readonly passage: Passage;
  readonly board: RefObject<BoardHandle | null>;
  readonly aside: HTMLElement | null;
  /** The piece that somebody points at, on the board or beside it. */
  readonly named: string | undefined;
  onName(piece: string | undefined): void;
  onHeld(piece: string | undefined): void;
}): ReactNode {
  const { t } = useTableWords();
  const language = useLanguage();
  const { gesture } = useSettings();
  const reducedMotion = useReducedMotion();
  const [round, turn] = useRound();
  const { look, sight, decision, page } = host;
  const { scene, task, check, picked, choose, act, answer } = answering;
  const motion = useFlickMotion(look, sight, host.flick, language);
  const [touch, setTouch] = useState<Touch>();
  const [happens, setHappens] = useState(false);
  if (!happens && (passage.isNext || host.flick !== undefined)) setHappens(true);
  const trails = useLastTrails(passage, host.flick?.seat);
  useVolume();
  const { Foe, OverBoard } = look;
  // A piece is pulled in vain: the game knows by which rule. Whoever only looks on pulls nothing.
  const whyNot = (piece: string): ReactNode => {
    const reason = host.answer && look.whyNot?.(sight, { kind: "flick", piece, vx: 0, vy: 0 });
    return reason && <Because reason={reason} />;
  };
  const chooseOption = (option: string) => answer({ kind: "choose", option });
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
      <Board
        ref={board}
        scene={scene}
        task={task}
        hint={host.hint}
        overlay={host.overlay}
        onSeen={host.seen}
        onSpot={host.spot}
        points={host.points?.pieces}
        motion={motion}
        guide={host.guide}
        gesture={gesture}
        check={check}
        onAnswer={act}
        onChoose={choose}
        onPull={answering.pull}
        notice={answering.dropped ? t("board.dropped") : undefined}
        whyNot={whyNot}
        deeds={deedsOf(look, decision, picked, language)}
        onDeed={chooseOption}
        onMotionEnd={host.flickEnded}
        onTouch={setTouch}
        named={named}
        onName={onName}
        onHeld={onHeld}
        onStudy={(piece) => look.study?.(piece, sight.view)}
        round={round}
        onTurn={turn}
        speed={host.speed}
        trails={trails}
        language={language}
        reducedMotion={reducedMotion}
        aside={aside}
      />
      {Foe && <Foe view={sight.view} viewer={host.viewer} />}
      {blows}
      {OverBoard && (
        <OverBoard
          sight={sight}
          told={host.heard}
          question={decision}
          page={page}
          onChoose={chooseOption}
          onAnswer={answer}
        />
      )}
    </>
  );
}

/** The way of the last flick of each seat, until it flicks again. */
function useLastTrails({ trails }: Passage, flying: Seat | undefined) {
  return useMemo(
    () => Object.entries(trails).flatMap(([seat, trail]) => (seat === flying ? [] : [trail])),
    [trails, flying],
  );
}
