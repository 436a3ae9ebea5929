import type { Point } from "@ossuaire/flick";
import { type KeyboardEvent, type RefObject, useEffect } from "react";
import type { Aim } from "./aim/aim.ts";
import { type Camera, directionOnBoard } from "./camera.ts";
import { keysOn } from "./keysOn.ts";
import type { BoardProps } from "./props.ts";
import type { Stage } from "./stage/Stage.ts";
import { flickingIn } from "./task.ts";
import type { Aiming } from "./useAiming.ts";
import type { Naming } from "./useNaming.ts";
import type { Placing } from "./usePlacing.ts";
import { usePointer } from "./usePointer.ts";
import type { Doing } from "./useTask.ts";

/** What a hand and keys find on the board. */
interface AtHand {
  readonly view: RefObject<HTMLElement | null>;
  readonly stage: Stage | "failed" | undefined;
  readonly camera: Camera | undefined;
  /** The same at any moment. */
  readonly latestCamera: RefObject<Camera | undefined>;
  /** Discs are moving. */
  readonly watching: boolean;
  readonly doing: Doing;
  readonly placing: Placing;
  readonly aiming: Aiming;
  readonly naming: Naming;
  /** The piece that was chosen to see what it can do. */
  readonly picked: string | undefined;
  /** The piece that the keys are on. */
  readonly focus: string | undefined;
  readonly focusPiece: (piece: string | undefined) => void;
  readonly look: (camera: Camera) => void;
  /** Something was touched: from now on the browser lets it sound. */
  readonly wake: () => void;
}

interface Hands {
  readonly press: (piece: string | undefined) => void;
  readonly confirm: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** What a hand does on the board, and keys that stand for it. */
export function useHands({ gesture, onAnswer, onChoose, onPull }: BoardProps, at: AtHand): Hands {
  const { stage, camera, watching, doing, placing, aiming, naming, picked, focusPiece } = at;
  const { task, lit, laid, taken } = doing;

  const release = ({ piece, vx, vy }: Aim, from?: Point): void => {
    aiming.point(undefined);
    doing.take(undefined);
    const flick = { kind: "flick", piece, vx, vy } as const;
    if (task?.kind === "flick") onAnswer(flick);
    else onPull(flick, from && { kind: "place", spots: [{ piece, ...from }] });
  };
  const confirm = (): void => {
    // A spot that will not do as well: whoever tries is told why, with the rule.
    if (placing.answer !== undefined) onAnswer(placing.answer);
  };
  const skip = (): void => {
    if (stage !== "failed") stage?.skip();
  };
  const pointer = usePointer(
    at.view,
    { scene: laid, camera, task, gesture, watching, taken, spot: placing.spot },
    at.latestCamera,
    {
      aim(next) {
        aiming.point(next);
        if (next !== undefined) naming.hush();
      },
      release,
      take(piece) {
        doing.take(piece === taken ? undefined : piece);
        focusPiece(piece);
        if (piece !== undefined) return;
        naming.name(undefined);
        if (picked !== undefined) onChoose(undefined);
      },
      lead: placing.lead,
      confirm,
      look: at.look,
      skip,
      choose(piece) {
        naming.hush();
        onChoose(piece === picked ? undefined : piece);
      },
      name: naming.name,
      study: naming.study,
      balk: naming.balk,
    },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was begun for another task counts no more
  useEffect(() => {
    pointer.current?.cancel();
  }, [doing.name]);

  /** Enter, or what stands for it: takes aim first, so that nobody flicks by mistake. */
  const press = (piece: string | undefined): void => {
    if (task?.kind === "place") confirm();
    else if (piece === undefined) return;
    else if (aiming.aim?.piece === piece) release(aiming.aim);
    else if (task?.kind === "choose") onChoose(piece);
    else aiming.turn(piece, undefined, false);
  };
  const cancel = (): boolean => {
    const aimed = pointer.current?.cancel() || aiming.aim !== undefined || taken !== undefined;
    aiming.point(undefined);
    doing.take(undefined);
    if (!aimed && picked !== undefined) onChoose(undefined);
    return aimed || picked !== undefined;
  };
  const aims = task?.kind !== "place" && flickingIn(task) !== undefined;
  const { spot } = placing;
  const move = (step: Point, from: Point, seen: Camera): void => {
    const way = directionOnBoard(seen, step);
    placing.lead({ x: from.x + way.x, y: from.y + way.y });
  };
  const onKeyDown = keysOn({
    lit,
    focus: at.focus,
    taken,
    wake: at.wake,
    skip: watching ? skip : undefined,
    cancel,
    // The digits are those of the deeds, once it is clear whose.
    choose: picked === undefined ? focusPiece : undefined,
    press,
    balk: naming.balk,
    study: naming.study,
    turn: aims ? aiming.turn : undefined,
    aimAtNext: aims ? aiming.aimAtNext : undefined,
    move: spot && camera && ((step) => move(step, spot, camera)),
  });
  return { press, confirm, onKeyDown };
}
