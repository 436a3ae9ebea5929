import { type ReactNode, useRef } from "react";
import { useTableWords } from "../words/table.ts";
import "./board.css";
import { type Camera, fit } from "./camera.ts";
import { freeCorner } from "./corner.ts";
import { HowTo } from "./HowTo.tsx";
import { Pieces } from "./Pieces.tsx";
import type { BoardProps } from "./props.ts";
import { drawnOf } from "./ring/aimed.ts";
import { Beside } from "./ring/Beside.tsx";
import type { Round } from "./ring/ring.ts";
import { aimed } from "./say/aimed.ts";
import { where } from "./say/where.ts";
import type { Task } from "./scene.ts";
import { isTurning, TurnButton } from "./TurnButton.tsx";
import { type BoardAtWork, useBoard } from "./useBoard.ts";
import { useHandle } from "./useHandle.ts";
import { useSaid } from "./useSaid.ts";

/** The board of the table. It fills its parent, which has to have a size. */
export function Board(props: BoardProps): ReactNode {
  const { scene, gesture, language } = props;
  const { t } = useTableWords();
  const section = useRef<HTMLElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const board = useBoard(props, section, view);
  const { stage, camera, watching, task, lit, laid, placing, aiming } = board;
  useHandle(props.ref, view, scene, camera);

  const onView = camera ?? fit(scene.board, { width: scene.board.length, height: scene.board.width });
  const said = useSaid(saidOf(board, onView));
  const why = placing.objection?.words[language];
  const near = (camera?.zoom ?? 1) > 1;
  return (
    <section
      className="board"
      ref={section}
      aria-label={t("board.label")}
      aria-busy={stage === undefined}
      data-free={freeCorner(onView, laid.pieces, cardOn(onView), "top-right")}
      onKeyDown={(event) => {
        if (!isTurning(event)) return board.onKeyDown(event);
        props.onTurn?.();
      }}
      onPointerDown={board.wake}
    >
      <div
        className="board-view"
        ref={view}
        tabIndex={-1}
        data-busy={task !== undefined || watching || near ? "" : undefined}
        data-task={watching ? "watch" : task?.kind}
        data-near={near ? "" : undefined}
        data-drawn={typeof stage === "object" ? "" : undefined}
      >
        {/* Whoever aims wants to see the board. */}
        {camera !== undefined && !watching && (aiming.aim === undefined || aiming.byKeys) && (
          <Beside
            scene={laid}
            lit={lit}
            picked={board.picked}
            named={props.named}
            camera={camera}
            clear={clearOn(camera)}
            deeds={props.deeds}
            onDeed={props.onDeed}
          />
        )}
        {props.onTurn && (
          <TurnButton
            round={props.round ?? false}
            corner={freeCorner(onView, laid.pieces, button, "bottom-right")}
            onTurn={props.onTurn}
          />
        )}
        {stage === undefined && <p className="board-note">{t("board.opening")}</p>}
        {stage === "failed" && <p className="board-note board-why">{t("board.failed")}</p>}
        <div role="status">{why !== undefined && <p className="board-note board-why">{why}</p>}</div>
      </div>
      {props.aside && !watching && (
        <HowTo place={props.aside} gesture={gesture} notice={props.notice} board={board} />
      )}
      <Pieces
        scene={board.listed}
        camera={onView}
        acting={board.acting?.id}
        lit={lit}
        may={task?.kind}
        help={helpsFor(task)
          .map((help) => t(help))
          .join(" ")}
        onFocus={board.onFocus}
        onPress={board.press}
        onBalk={board.balk}
      />
      <p className="unseen" aria-live="polite">
        {said}
      </p>
    </section>
  );

  /** What is drawn of an aim that keys have taken; a hand that aims sees no names. */
  function clearOn(onView: Camera): readonly Round[] {
    const { aim, foresight } = aiming;
    return aim && foresight && board.acting ? drawnOf(aim, board.acting, foresight, onView) : [];
  }

  /** Where keys have brought the aim, or the piece that is placed. */
  function saidOf({ aiming, placing, task }: BoardAtWork, camera: Camera): string {
    if (aiming.aim !== undefined && aiming.byKeys)
      return aimed(t, scene, { ...aiming, ...aiming.aim, meets: aiming.foresight?.meets });
    if (task?.kind !== "place" || placing.spot === undefined) return "";
    const placed = laid.pieces.find(({ id }) => id === task.piece);
    return placed === undefined ? "" : where(t, language, scene, camera, { ...placed, ...placing.spot });
  }
}

/** What may lie over a corner of the board, in px: the button that turns it, and in a narrow window somebody's card. */
const button = { width: 36, height: 36 };
const cardOn = ({ frame }: Camera) =>
  frame.width < 500 ? { width: 144, height: 72 } : { width: 170, height: 125 };

/** What keys do here now. */
function helpsFor(task: Task | undefined) {
  const helps = [helpOn[task?.kind ?? "look"], "board.helpTurn"] as const;
  return task?.kind === "choose" && task.flicks ? (["board.helpFlick", ...helps] as const) : helps;
}

const helpOn = {
  look: "board.helpLook",
  choose: "board.helpChoose",
  flick: "board.helpFlick",
  place: "board.helpPlace",
} as const;
