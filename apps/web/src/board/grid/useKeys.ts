import type { KeyboardEvent } from "react";
import { zoomed } from "./camera.ts";
import { askedBy } from "./keys.ts";
import type { GridBoardProps } from "./props.ts";
import type { Square } from "./scene.ts";
import type { GridStage } from "./stage/GridStage.ts";

/** What the keys are about: the board, from where it is looked at, and where they are on it. */
interface Keyed {
  readonly props: GridBoardProps;
  readonly stage: GridStage | undefined;
  readonly cursor: Square | undefined;
  setCursor(square: Square | undefined): void;
  point(square: Square | undefined): void;
}

/** Arrows walk or look about, signs bring the board nearer, Enter chooses the square where the keys are. */
export function useKeys({ props, stage, cursor, setCursor, point }: Keyed): (event: KeyboardEvent) => void {
  const { follow, points } = props;

  function lookBeside(across: number, down: number): void {
    const from = cursor ?? follow;
    if (from === undefined) return;
    const to = { x: from.x + across, y: from.y + down };
    setCursor(to);
    point(to);
    stage?.follow(to);
  }

  return (event) => {
    const asked = event.ctrlKey || event.metaKey || event.altKey ? undefined : askedBy(event);
    if (asked === undefined) return;
    // A button over the board is pressed, not the square below.
    if (asked.kind === "choose" && (event.target !== event.currentTarget || cursor === undefined)) return;
    event.preventDefault();
    const { camera, frame } = stage ?? {};
    if (asked.kind === "step" && !props.looksAbout) props.onStep(asked.across, asked.down);
    else if (asked.kind === "step" || asked.kind === "look") lookBeside(asked.across, asked.down);
    else if (asked.kind === "zoom" && camera && frame)
      stage?.look(zoomed(camera, frame, asked.by, { left: frame.width / 2, top: frame.height / 2 }), true);
    else if (asked.kind === "back" && follow) stage?.follow(follow);
    else if (asked.kind === "study") {
      const there = points.find(({ id }) => document.activeElement?.getAttribute("data-piece") === id);
      const square = there ?? cursor ?? follow;
      if (square) props.onStudy(square);
    } else if (asked.kind === "choose" && cursor) props.onSquare(cursor);
    else if (asked.kind === "cancel") {
      setCursor(undefined);
      point(undefined);
      props.onCancel();
    }
  };
}
