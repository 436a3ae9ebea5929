import { limits } from "@ossuaire/discs";
import { RADIUS } from "@ossuaire/flick";
import type { Spot } from "@ossuaire/kernel";
import { boardOf, type Laid, type LaidKind, type Layout, type Size } from "@ossuaire/study";
import { useCallback, useEffect, useMemo, useReducer, useState } from "react";
import type { BoardAnswer, Counter, Task } from "../../board/scene.ts";
import { objectionOn } from "../../play/spotCheck.ts";
import { useStudyWords } from "../../words/study.ts";
import { keepBoard, recallBoard } from "./kept.ts";
import { after, asFound, newcomer, type Room } from "./room.ts";
import { counterOf, sceneOf } from "./scene.ts";
import { useFlight } from "./useFlight.ts";

/** What the hand is for: to flick, or to lay the board out. */
export type Mode = "flick" | "lay";

/** The free board at work: the one that was left here, or one that was `given`. It is kept on the device as it is left. */
export function useRoom(given: Layout | undefined) {
  const { t } = useStudyWords();
  const [room, deed] = useReducer(
    after,
    undefined,
    (): Room => ({ layout: given ?? recallBoard() ?? asFound, past: [] }),
  );
  const [mode, setMode] = useState<Mode>("flick");
  const [hand, setHand] = useState<Laid>();
  const [isFull, setFull] = useState(false);
  const { layout } = room;
  useEffect(() => {
    // Whoever only looks at somebody else's board keeps their own.
    if (layout !== given) keepBoard(layout);
  }, [layout, given]);
  const scene = useMemo(() => sceneOf(layout, t), [layout, t]);
  const { motion, fly, land } = useFlight(scene, layout, ({ landed }) =>
    deed({ type: "land", layout: landed }),
  );
  const task = useMemo((): Task | undefined => {
    if (hand !== undefined) return placing(layout, counterOf(hand, t));
    const pieces = layout.pieces
      .filter(({ kind }) => mode === "lay" || kind !== "obstacle")
      .map(({ id }) => id);
    if (pieces.length === 0) return undefined;
    return mode === "lay" ? { kind: "choose", pieces } : { kind: "flick", pieces, ...limits(scene.board) };
  }, [hand, layout, mode, scene.board, t]);
  const check = useCallback(
    (spots: readonly Spot[]) => hand && objectionOn(scene, RADIUS[hand.size], spots),
    [scene, hand],
  );

  return {
    layout,
    scene,
    task,
    check,
    motion,
    land,
    mode,
    hand,
    isFull,
    canGoBack: room.past.length > 0,
    deed,
    answer(answer: BoardAnswer): void {
      if (answer.kind === "flick") {
        fly(answer);
        return;
      }
      const [spot] = answer.spots;
      if (spot === undefined || hand === undefined || check(answer.spots) !== undefined) return;
      deed({ type: "lay", piece: { ...hand, x: spot.x, y: spot.y } });
      setHand(undefined);
    },
    turnTo(next: Mode): void {
      setHand(undefined);
      setFull(false);
      setMode(next);
    },
    /** Takes a piece of the board in hand; undefined: lets go of it. */
    take(id: string | undefined): void {
      setHand(layout.pieces.find((piece) => piece.id === id));
    },
    add(kind: LaidKind, size: Size): void {
      const piece = newcomer(layout, kind, size);
      setFull(piece === undefined);
      setMode("lay");
      setHand(piece);
    },
    remove(): void {
      if (hand !== undefined) deed({ type: "remove", id: hand.id });
      setHand(undefined);
    },
  };
}

export type RoomAtWork = ReturnType<typeof useRoom>;

/** Anywhere on the board. */
function placing(layout: Layout, { id, x, y, radius, name, tone, figure }: Counter): Task {
  const { length, width } = boardOf(layout);
  const [across, down] = [length - 2 * radius, width - 2 * radius];
  return {
    kind: "place",
    piece: id,
    radius,
    zone: [{ shape: "rectangle", x: radius, y: radius, width: across, height: down }],
    suggestion: { piece: id, x, y },
    look: { name, tone, figure },
  };
}
