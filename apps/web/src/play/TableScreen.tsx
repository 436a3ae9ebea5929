import type { Decision } from "@ossuaire/kernel";
import { type ReactNode, type Ref, useRef, useState } from "react";
import type { BoardHandle } from "../board/index.ts";
import { Choices } from "./Choices.tsx";
import { cardsIn } from "./cardsIn.ts";
import type { Host } from "./host.ts";
import { rowsOf } from "./rows.ts";
import { TableBoard } from "./TableBoard.tsx";
import { TableLayout } from "./TableLayout.tsx";
import { Travels } from "./Travels.tsx";
import { openIn } from "./tasks.ts";
import { useAnswering } from "./useAnswering.ts";
import { usePassage } from "./usePassage.ts";
import "./play.css";

/** What the foot of the table is given to show beside its words. */
export interface FootParts {
  /** The question: of several pieces that are placed one after the other, the next one alone. */
  readonly asked: Decision | undefined;
  /** The answers to the question that are buttons. */
  readonly choices: ReactNode;
  /** What can be done where nobody holds cards: it has its place between question and buttons. */
  readonly deeds: ReactNode;
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
  const board = useRef<BoardHandle>(null);
  const [aside, setAside] = useState<HTMLElement | null>(null);
  const { look, sight, decision, page } = host;
  const answering = useAnswering(host);
  const passage = usePassage(host);
  const { picked, answer } = answering;
  const [named, setNamed] = useState<string>();
  const [held, setHeld] = useState<string>();
  const { Hand } = look;
  const choose = (option: string): void => answer({ kind: "choose", option });
  const own = Hand && (
    <Hand
      sight={sight}
      lit={cardsIn(look, decision)}
      picked={picked}
      held={held}
      onChoose={choose}
      onAnswer={answer}
    />
  );
  // A place, or what lies over the board, has its own ways to answer.
  const isThere = decision !== undefined && look.isAskedThere?.(decision) === true;
  return (
    <>
      <TableLayout
        look={look}
        sight={sight}
        viewer={host.viewer}
        sitters={host.sitters}
        rows={rowsOf(answering, named, setNamed)}
        heard={host.heard}
        tab={host.tab}
        board={
          <TableBoard
            host={host}
            answering={answering}
            passage={passage}
            board={board}
            aside={aside}
            named={named}
            onName={setNamed}
            onHeld={setHeld}
          />
        }
        foot={foot({
          asked: openIn(decision, answering.task),
          choices: decision && !isThere && (
            <Choices
              key={page}
              look={look}
              decision={decision}
              view={sight.view}
              left={answering.left}
              onAnswer={answer}
              onFill={answering.fill}
            />
          ),
          deeds: look.hides ? null : own,
          asideRef: setAside,
        })}
        hand={hand ?? (look.hides ? own : null)}
        menu={menu}
        leaves={look.Leaves && <look.Leaves view={sight.view} question={decision} onChoose={choose} />}
      />
      <Travels look={look} passage={passage} board={board} />
    </>
  );
}
