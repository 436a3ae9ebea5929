import type { Seat } from "@ossuaire/kernel";
import { type ReactNode, type RefObject, useMemo } from "react";
import { Board, type BoardHandle, type Touch } from "../board/index.ts";
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

export interface PlayedBoardProps {
  readonly host: Host;
  readonly answering: Answering;
  readonly passage: Passage;
  readonly board: RefObject<BoardHandle | null>;
  readonly aside: HTMLElement | null;
  /** The piece that somebody points at, on the board or beside it. */
  readonly named: string | undefined;
  readonly round: boolean;
  onName(piece: string | undefined): void;
  onHeld(piece: string | undefined): void;
  onTouch(touch: Touch): void;
  onTurn(): void;
}

/** The board of a table, as its host leads it and as somebody likes to play. */
export function PlayedBoard({
  host,
  answering,
  passage,
  board,
  aside,
  named,
  round,
  onName,
  onHeld,
  onTouch,
  onTurn,
}: PlayedBoardProps): ReactNode {
  const { t } = useTableWords();
  const language = useLanguage();
  const { gesture } = useSettings();
  const reducedMotion = useReducedMotion();
  const { look, sight, decision } = host;
  const { scene, task, check, picked, choose, act, answer } = answering;
  const motion = useFlickMotion(look, sight, host.flick, language);
  const trails = useLastTrails(passage, host.flick?.seat);
  // A piece is pulled in vain: the game knows by which rule. Whoever only looks on pulls nothing.
  const whyNot = (piece: string): ReactNode => {
    const reason = host.answer && look.whyNot?.(sight, { kind: "flick", piece, vx: 0, vy: 0 });
    return reason && <Because reason={reason} />;
  };
  return (
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
      onDeed={(option) => answer({ kind: "choose", option })}
      onMotionEnd={host.flickEnded}
      onTouch={onTouch}
      named={named}
      onName={onName}
      onHeld={onHeld}
      onStudy={(piece) => look.study?.(piece, sight.view)}
      round={round}
      onTurn={onTurn}
      speed={host.speed}
      trails={trails}
      language={language}
      reducedMotion={reducedMotion}
      aside={aside}
    />
  );
}

/** The way of the last flick of each seat, until it flicks again. */
function useLastTrails({ trails }: Passage, flying: Seat | undefined) {
  return useMemo(
    () => Object.entries(trails).flatMap(([seat, trail]) => (seat === flying ? [] : [trail])),
    [trails, flying],
  );
}
