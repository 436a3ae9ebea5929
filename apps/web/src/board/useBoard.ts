import { type RefObject, useEffect, useState } from "react";
import type { Aim } from "./aim/aim.ts";
import { reachOn } from "./aim/pull.ts";
import { directionOnBoard } from "./camera.ts";
import { keysOn } from "./keysOn.ts";
import type { BoardProps } from "./props.ts";
import type { Scene } from "./scene.ts";
import { useAiming } from "./useAiming.ts";
import { useCamera } from "./useCamera.ts";
import { useDrawing } from "./useDrawing.ts";
import { useFocus } from "./useFocus.ts";
import { useHint } from "./useHint.ts";
import { useMotion } from "./useMotion.ts";
import { usePlacing } from "./usePlacing.ts";
import { usePointer } from "./usePointer.ts";
import { useStage } from "./useStage.ts";
import { useTask } from "./useTask.ts";

/** The board at work: what is drawn on it, and what hand and keys do there. */
export function useBoard(
  props: BoardProps,
  section: RefObject<HTMLElement | null>,
  view: RefObject<HTMLDivElement | null>,
) {
  const { scene, motion, guide, gesture, onAnswer, onChoose } = props;
  const { speed = 1, muted = false, reducedMotion = false } = props;
  const stage = useStage(view);
  const [camera, latestCamera, look] = useCamera(view, scene.board, props.round ?? false);
  const { watching, struck, knocks } = useMotion(
    stage,
    motion,
    camera,
    speed,
    muted,
    reducedMotion,
    props.onMotionEnd,
  );
  // While discs move, nothing else can be done.
  const doing = useTask(scene, motion === undefined ? props.task : undefined);
  const { task, lit, laid, taken } = doing;
  const placing = usePlacing(task, props.check);
  const hint = useHint(scene, task, props.hint, props.points);
  const aiming = useAiming(scene, task, guide, camera, hint?.aim);
  const { focus, onFocus, focusPiece } = useFocus(section, doing.name, lit);
  const [led, setLed] = useState(false);

  const release = ({ piece, vx, vy }: Aim): void => {
    aiming.point(undefined);
    doing.take(undefined);
    onAnswer({ kind: "flick", piece, vx, vy });
  };
  const confirm = (): void => {
    // A spot that will not do as well: whoever tries is told why, with the rule.
    if (placing.answer !== undefined) onAnswer(placing.answer);
  };
  const skip = (): void => {
    if (stage !== "failed") stage?.skip();
  };
  const pointer = usePointer(
    view,
    { scene: laid, camera, task, gesture, watching, taken, spot: placing.spot },
    latestCamera,
    {
      aim: aiming.point,
      release,
      take(piece) {
        doing.take(piece === taken ? undefined : piece);
        focusPiece(piece);
      },
      lead(wish) {
        setLed(true);
        placing.lead(wish);
      },
      letGo: () => setLed(false),
      confirm,
      look,
      skip,
      choose: onChoose,
      study: (piece) => props.onStudy?.(piece),
    },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was begun for another task counts no more
  useEffect(() => {
    pointer.current?.cancel();
  }, [doing.name]);

  useDrawing({
    stage,
    camera,
    scene: motion?.before ?? laid,
    lit: watching ? struck : taken === undefined ? lit : [taken],
    focus: focus ?? taken ?? (task?.kind === "choose" ? task.picked : undefined),
    zone: task?.kind === "place" ? task.zone : undefined,
    placed: task?.kind === "place" ? task.piece : undefined,
    spot: placing.spot,
    legal: placing.objection === undefined,
    aim: aiming.aim,
    foresight: aiming.foresight,
    hint,
    pulls: gesture === "pull-back",
    reach: camera && reachOn(camera.frame, aimingRadius(laid, aiming.aim ?? hint?.aim) * camera.scale),
    gliding: !reducedMotion,
  });

  /** Enter, or what stands for it: takes aim first, so that nobody flicks by mistake. */
  const press = (piece: string | undefined): void => {
    if (task?.kind === "place") confirm();
    if (task?.kind === "choose" && piece !== undefined) onChoose(piece);
    if (task?.kind !== "flick" || piece === undefined) return;
    if (aiming.aim?.piece === piece) release(aiming.aim);
    else aiming.turn(piece, undefined, false);
  };
  const onKeyDown = keysOn({
    lit,
    focus,
    taken,
    wake: () => knocks.wake(),
    skip: watching ? skip : undefined,
    cancel() {
      const cancelled = pointer.current?.cancel() || aiming.aim !== undefined || taken !== undefined;
      aiming.point(undefined);
      doing.take(undefined);
      return cancelled;
    },
    choose: focusPiece,
    press,
    turn: task?.kind === "flick" ? aiming.turn : undefined,
    move:
      placing.spot && camera
        ? (step) => {
            const { x = 0, y = 0 } = placing.spot ?? {};
            const way = directionOnBoard(camera, step);
            placing.lead({ x: x + way.x, y: y + way.y });
          }
        : undefined,
  });
  return {
    stage,
    camera,
    watching,
    task,
    lit,
    laid,
    placing,
    aiming,
    led,
    onFocus,
    onKeyDown,
    press,
    confirm,
    wake: () => knocks.wake(),
  };
}

export type BoardAtWork = ReturnType<typeof useBoard>;

function aimingRadius({ pieces }: Scene, aim: Aim | undefined): number {
  return pieces.find(({ id }) => id === aim?.piece)?.radius ?? 0;
}
