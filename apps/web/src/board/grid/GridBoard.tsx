import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import { zoomed } from "./camera.ts";
import { askedBy } from "./keys.ts";
import { MiniMap, type MiniMapHandle } from "./MiniMap.tsx";
import { Points } from "./Points.tsx";
import type { GridBoardProps } from "./props.ts";
import { isSame, type Square } from "./scene.ts";
import { useGridStage } from "./useGridStage.ts";
import { useHand } from "./useHand.ts";
import "./grid.css";

/** A board of squares, seen from above: dragged, brought nearer, walked on by arrows. It fills its parent. */
export function GridBoard(props: GridBoardProps): ReactNode {
  const { scene, lights, follow, turn, still, points } = props;
  const host = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLUListElement>(null);
  const map = useRef<MiniMapHandle>(null);
  const helpId = useId();
  const beside = useRef<HTMLDivElement>(null);
  const stage = useGridStage(host, layer, map, beside);
  const [cursor, setCursor] = useState<Square>();
  const [named, setNamed] = useState<string>();

  useEffect(() => stage?.lay(scene, still), [stage, scene, still]);
  const lit = useMemo(() => ({ ...lights, cursor, named }), [lights, cursor, named]);
  useEffect(() => stage?.light(lit), [stage, lit]);
  const [x, y] = [follow?.x, follow?.y];
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question brings the view back as well
  useEffect(() => {
    if (x !== undefined && y !== undefined) stage?.follow({ x, y });
  }, [stage, x, y, turn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is asked next looks about from their own square
  useEffect(() => setCursor(undefined), [turn]);

  const { show, beside: asked } = props;
  useEffect(() => {
    if (asked !== undefined) stage?.refresh();
  }, [stage, asked]);
  useEffect(() => {
    if (show === undefined) return;
    setCursor(show.square);
    stage?.follow(show.square);
  }, [stage, show]);

  const point = (square: Square | undefined): void => {
    const there = square && scene.figures.find((one) => isSame(one, square));
    setNamed(there?.id);
    props.onPoint(square);
  };
  useHand(host, {
    camera: () => stage?.camera,
    frame: () => stage?.frame ?? { width: 1, height: 1 },
    look: (camera) => stage?.look(camera, false),
    tap: (square) => {
      setCursor(undefined);
      props.onSquare(square);
    },
    hold: props.onStudy,
    point,
    grab: (square) => props.onGrab?.(square) === true,
    carries: () => props.carries === true,
  });

  return (
    <section className="grid-board" aria-label={props.label} aria-busy={stage === undefined}>
      <div
        className="grid-view"
        ref={host}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows walk here
        tabIndex={0}
        data-answer={props.isAsked ? "" : undefined}
        aria-label={props.label}
        aria-describedby={helpId}
        onKeyDown={onKeyDown}
        onBlur={() => setCursor(undefined)}
      >
        <Points
          ref={layer}
          points={points}
          left={props.left ?? []}
          onChoose={props.onSquare}
          onPoint={point}
        />
      </div>
      {follow && (
        <button
          type="button"
          className="grid-over grid-back"
          aria-label={props.back}
          title={props.back}
          onClick={() => stage?.follow(follow)}
        >
          ◎
        </button>
      )}
      <MiniMap ref={map} scene={scene} stage={stage} />
      <div className="grid-over">
        {props.children}
        {props.beside && (
          <div
            ref={beside}
            className="grid-beside"
            data-squares={JSON.stringify(
              [props.beside.square, ...props.beside.spares].map(({ x, y }) => [x, y]),
            )}
          >
            {props.beside.content}
          </div>
        )}
      </div>
      <p id={helpId} className="unseen">
        {props.around} {props.help}
      </p>
      <p className="unseen" aria-live="polite">
        {cursor && props.squareWords(cursor)}
      </p>
    </section>
  );

  function onKeyDown(event: KeyboardEvent): void {
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
  }

  function lookBeside(across: number, down: number): void {
    const from = cursor ?? follow;
    if (from === undefined) return;
    const to = { x: from.x + across, y: from.y + down };
    setCursor(to);
    point(to);
    stage?.follow(to);
  }
}
