import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { useTableWords } from "../words/table.ts";
import { Gauge } from "./Gauge.tsx";
import { PlaceButton } from "./PlaceButton.tsx";
import type { Gesture, Task } from "./scene.ts";
import { flickingIn } from "./task.ts";
import type { BoardAtWork } from "./useBoard.ts";

/** Beside the board, where it covers no disc: how a flick is made and, once somebody aims, how strong it would be. */
export function HowTo({
  place,
  gesture,
  notice,
  board: { task, aiming, placing, told, confirm },
}: {
  readonly place: Element;
  readonly gesture: Gesture;
  readonly notice: string | undefined;
  readonly board: BoardAtWork;
}): ReactNode {
  const { t } = useTableWords();
  const said = told ?? notice;
  if (aiming.aim !== undefined) return createPortal(<Gauge power={aiming.aim.power} />, place);
  if (said !== undefined && said !== null)
    return createPortal(
      <p className="board-how board-told" role="alert">
        {said}
      </p>,
      place,
    );
  if (task?.kind !== "place" && flickingIn(task) === undefined) return null;
  return createPortal(
    <>
      <p className="board-how">
        <span className="board-how-hand">{t(`board.how.${handOn(task, gesture)}`)}</span>
        <span className="board-how-keys">
          {t(task?.kind === "place" ? "board.how.placeKeys" : "board.how.keys")}
        </span>
      </p>
      {task?.kind === "place" && <PlaceButton legal={placing.objection === undefined} onPress={confirm} />}
    </>,
    place,
  );
}

function handOn(task: Task | undefined, gesture: Gesture) {
  if (task?.kind === "choose") return "choose";
  if (task?.kind === "place") return task.flicks !== undefined && gesture === "pull-back" ? "shoot" : "place";
  return gesture;
}
