import { lazy, type ReactNode, type Ref, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Board, type BoardHandle, speaker, type Touch, useRound } from "../board/index.ts";
import { useSettings } from "../settings/settings.ts";
import { useLanguage } from "../words/language.ts";
import { Choices } from "./Choices.tsx";
import { cardsIn } from "./cardsIn.ts";
import { deedsOf } from "./deedsOf.ts";
import type { Host } from "./host.ts";
import { useReducedMotion } from "./stillness.ts";
import { TableLayout } from "./TableLayout.tsx";
import { Travels } from "./Travels.tsx";
import { useAnswering } from "./useAnswering.ts";
import { useFlickMotion } from "./useFlickMotion.ts";
import "./play.css";
import { usePassage } from "./usePassage.ts";

// Fetched when something has happened for the first time.
const Blows = lazy(async () => ({ default: (await import("./blows/Blows.tsx")).Blows }));

/** What the foot of the table is given to show beside its words. */
export interface FootParts {
  /** The answers to the question that are buttons. */
  readonly choices: ReactNode;
  /** Where the board says how a flick is made, and how strong it would be. */
  readonly asideRef: Ref<HTMLDivElement>;
}

/** The table, whoever hosts it: board, seats, log, hand, and at the foot what the host has to say. */
export function TableScreen({
  host,
  foot,
  hand,
  menu,
}: {
  readonly host: Host;
  foot(parts: FootParts): ReactNode;
  /** Instead of the viewer's hand. */
  readonly hand?: ReactNode;
  readonly menu: ReactNode;
}): ReactNode {
  const { t } = useTranslation();
  const language = useLanguage();
  const { gesture, muted, volume } = useSettings();
  const reducedMotion = useReducedMotion();
  const board = useRef<BoardHandle>(null);
  const [round, turn] = useRound();
  const [aside, setAside] = useState<HTMLElement | null>(null);
  const { look, sight, decision, page } = host;
  const { scene, task, check, picked, pick, choose, act, answer, ...answering } = useAnswering(host);
  const motion = useFlickMotion(look, sight, host.flick, language);
  const passage = usePassage(host);
  const [touch, setTouch] = useState<Touch>();
  const [happens, setHappens] = useState(false);
  if (!happens && (passage.isNext || host.flick !== undefined)) setHappens(true);
  // The way of the last flick of each seat, until it flicks again.
  const flying = host.flick && look.isFlick(host.flick) ? host.flick.seat : undefined;
  const trails = useMemo(
    () => Object.entries(passage.trails).flatMap(([seat, trail]) => (seat === flying ? [] : [trail])),
    [passage.trails, flying],
  );
  useEffect(() => {
    speaker.volume = muted ? 0 : volume / 100;
  }, [muted, volume]);
  const { Hand, Foe } = look;
  const Place = look.isPlace?.(sight.view) ? look.Place : undefined;
  return (
    <>
      <TableLayout
        look={look}
        sight={sight}
        viewer={host.viewer}
        sitters={host.sitters}
        heard={host.heard}
        tab={host.tab}
        board={
          <>
            {Place && <Place sight={sight} decision={decision} onAnswer={answer} />}
            {!Place && (
              <Board
                ref={board}
                scene={scene}
                task={task}
                hint={host.hint}
                points={host.points?.pieces}
                motion={motion}
                guide={host.guide}
                gesture={gesture}
                check={check}
                onAnswer={act}
                onChoose={choose}
                onPull={answering.pull}
                notice={answering.dropped ? t("board.dropped") : undefined}
                whyNot={(piece) => look.whyNot?.(piece, sight.view)?.[language]}
                deeds={deedsOf(look, decision, picked, language)}
                onDeed={(option) => answer({ kind: "choose", option })}
                onMotionEnd={host.flickEnded}
                onTouch={setTouch}
                onStudy={(piece) => look.study?.(piece, sight.view)}
                round={round}
                onTurn={turn}
                speed={host.speed}
                trails={trails}
                language={language}
                reducedMotion={reducedMotion}
                aside={aside}
              />
            )}
            {Foe && <Foe view={sight.view} viewer={host.viewer} />}
            {happens && (
              <Suspense fallback={null}>
                <Blows host={host} passage={passage} touch={touch} board={board} />
              </Suspense>
            )}
            {look.OverBoard && (
              <look.OverBoard
                sight={sight}
                told={host.heard}
                question={decision}
                page={page}
                onChoose={(option) => answer({ kind: "choose", option })}
              />
            )}
          </>
        }
        foot={foot({
          choices: decision && Place === undefined && (
            <Choices
              key={page}
              look={look}
              decision={decision}
              left={answering.left}
              onAnswer={answer}
              onFill={answering.fill}
            />
          ),
          asideRef: setAside,
        })}
        hand={
          hand ?? (
            <Hand
              sight={sight}
              lit={cardsIn(look, decision)}
              picked={picked}
              onPick={pick}
              onChoose={(option) => answer({ kind: "choose", option })}
            />
          )
        }
        menu={menu}
      />
      <Travels look={look} passage={passage} board={board} />
    </>
  );
}
