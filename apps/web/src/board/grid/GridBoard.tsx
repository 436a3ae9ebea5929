import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import { MiniMap, type MiniMapHandle } from "./MiniMap.tsx";
import { Points } from "./Points.tsx";
import type { GridBoardProps } from "./props.ts";
import { isSame, type Square } from "./scene.ts";
import { useCursor } from "./useCursor.ts";
import { useFollowing } from "./useFollowing.ts";
import { useGridStage } from "./useGridStage.ts";
import { useHand } from "./useHand.ts";
import { useKeys } from "./useKeys.ts";
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
  const [cursor, setCursor] = useCursor(turn, props.show);
  const [named, setNamed] = useState<string>();

  useEffect(() => stage?.lay(scene, still), [stage, scene, still]);
  const lit = useMemo(() => ({ ...lights, cursor, named }), [lights, cursor, named]);
  useEffect(() => stage?.light(lit), [stage, lit]);
  const { isHurried = false } = props;
  useEffect(() => {
    if (isHurried) stage?.finish();
  }, [stage, isHurried]);
  useFollowing(stage, props);
  const point = (square: Square | undefined): void => {
    const there = square && scene.figures.find((one) => isSame(one, square));
    setNamed(there?.id);
    props.onPoint(square);
  };
  useHand(host, {
    camera: () => stage?.seen,
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
  const onKeyDown = useKeys({ props, stage, cursor, setCursor, point });

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
}
