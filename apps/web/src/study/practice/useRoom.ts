import { limits, objecting } from "@ossuaire/discs";
import type { Spot } from "@ossuaire/kernel";
import { boardOf, isMovable, type Laid, type LaidKind, type Layout, type Size } from "@ossuaire/study";
import { useCallback, useEffect, useMemo, useReducer, useState } from "react";
import type { BoardAnswer, Counter, Seen, Task } from "../../board/scene.ts";
import { keepBoard, recallBoard } from "./kept.ts";
import { after, asFound, canLie, inside, newcomer, type Room } from "./room.ts";
import { counterOf, sceneOf } from "./scene.ts";
import { useFlight } from "./useFlight.ts";
import { useSpeech } from "./useSpeech.ts";

/** What the hand is for: to flick, or to lay the board out. */
export type Mode = "flick" | "lay";

/** The free board at work: the one that was left here, or one that was `given`. It is kept on the device as it is left. */
export function useRoom(given: Layout | undefined, seen: Seen) {
  const speech = useSpeech(seen);
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
  const scene = useMemo(() => sceneOf(layout, speech), [layout, speech]);
  const { motion, fly, land } = useFlight(scene, layout, ({ landed }) =>
    deed({ type: "land", layout: landed }),
  );
  const task = useMemo((): Task | undefined => {
    if (hand !== undefined) return placing(layout, counterOf(hand, speech));
    const pieces = layout.pieces.filter((piece) => mode === "lay" || isMovable(piece)).map(({ id }) => id);
    if (pieces.length === 0) return undefined;
    return mode === "lay" ? { kind: "choose", pieces } : { kind: "flick", pieces, ...limits(scene.board) };
  }, [hand, layout, mode, scene.board, speech]);
  const check = useCallback(
    (spots: readonly Spot[]) =>
      hand && !spots.every((spot) => canLie(layout, at(layout, hand, spot)))
        ? objecting("overlap")
        : undefined,
    [layout, hand],
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
      deed({ type: "lay", piece: at(layout, hand, spot) });
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
    /** Turns the wall that is in hand, where it is held. */
    turn(turn: number): void {
      if (hand?.kind === "wall") setHand({ ...hand, turn });
    },
    remove(): void {
      if (hand !== undefined) deed({ type: "remove", id: hand.id });
      setHand(undefined);
    },
  };
}

export type RoomAtWork = ReturnType<typeof useRoom>;

/** Where it is held; what would stick out of the board, as near to that as all of it fits. */
function at(layout: Layout, hand: Laid, { x, y }: Pick<Spot, "x" | "y">): Laid {
  return inside(layout, { ...hand, x, y });
}

/** Anywhere on the board. */
function placing(layout: Layout, { id, x, y, radius, name, tone, figure, beam, burdens }: Counter): Task {
  const { length, width } = boardOf(layout);
  const [across, down] = [length - 2 * radius, width - 2 * radius];
  return {
    kind: "place",
    piece: id,
    radius,
    zone: [{ shape: "rectangle", x: radius, y: radius, width: across, height: down }],
    suggestion: { piece: id, x, y },
    look: { name, tone, figure, ...(beam && { beam }), ...(burdens && { burdens }) },
  };
}
