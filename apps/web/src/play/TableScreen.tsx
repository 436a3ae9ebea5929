import { type ReactNode, type Ref, useRef, useState } from "react";
import { Board, type BoardHandle } from "../board/index.ts";
import { useSettings } from "../settings/settings.ts";
import { useLanguage } from "../words/language.ts";
import { Choices } from "./Choices.tsx";
import { cardsIn } from "./cardsIn.ts";
import type { Host } from "./host.ts";
import { useReducedMotion } from "./stillness.ts";
import { TableLayout } from "./TableLayout.tsx";
import { Travels } from "./Travels.tsx";
import { useAnswering } from "./useAnswering.ts";
import { useFlickMotion } from "./useFlickMotion.ts";
import "./play.css";

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
  const language = useLanguage();
  const { gesture, muted } = useSettings();
  const reducedMotion = useReducedMotion();
  const board = useRef<BoardHandle>(null);
  const [aside, setAside] = useState<HTMLElement | null>(null);
  const { look, sight, decision, page } = host;
  const { scene, task, check, picked, pick, choose, act, answer } = useAnswering(host);
  const motion = useFlickMotion(look, sight, host.flick, language);
  const { Hand } = look;
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
          Place ? (
            <Place sight={sight} decision={decision} onAnswer={answer} />
          ) : (
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
              onMotionEnd={host.flickEnded}
              onStudy={(piece) => look.study?.(piece, sight.view)}
              speed={host.speed}
              muted={muted}
              language={language}
              reducedMotion={reducedMotion}
              aside={aside}
            />
          )
        }
        foot={foot({
          choices: decision && Place === undefined && (
            <Choices key={page} look={look} decision={decision} onAnswer={answer} />
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
      <Travels look={look} sight={sight} order={page} board={board} />
    </>
  );
}
