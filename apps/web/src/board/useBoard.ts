import type { Point } from "@ossuaire/flick";
import type { Spot } from "@ossuaire/kernel";
import {
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from "react";
import type { Aim } from "./aim/aim.ts";
import { reachOn } from "./aim/pull.ts";
import { directionOnBoard } from "./camera.ts";
import { keysOn } from "./keysOn.ts";
import type { BoardProps } from "./props.ts";
import { actingIn, flickingIn, sceneAt } from "./task.ts";
import { useAiming } from "./useAiming.ts";
import { useCamera } from "./useCamera.ts";
import { useDrawing } from "./useDrawing.ts";
import { useFocus } from "./useFocus.ts";
import { useHint } from "./useHint.ts";
import { useMotion } from "./useMotion.ts";
import { useNaming } from "./useNaming.ts";
import { useOverlay } from "./useOverlay.ts";
import { usePlacing } from "./usePlacing.ts";
import { usePointer } from "./usePointer.ts";
import { useStage } from "./useStage.ts";
import { useTask } from "./useTask.ts";
import { useTrails } from "./useTrails.ts";

/** The board at work: what is drawn on it, and what hand and keys do there. */
export function useBoard(
  props: BoardProps,
  section: RefObject<HTMLElement | null>,
  view: RefObject<HTMLDivElement | null>,
) {
  const { scene, motion, guide, gesture, onAnswer, onChoose } = props;
  const { speed = 1, reducedMotion = false } = props;
  const stage = useStage(view);
  const [camera, latestCamera, look] = useCamera(view, scene.board, props.round ?? false);
  const { watching, struck, knocks } = useMotion(
    stage,
    motion,
    camera,
    speed,
    reducedMotion,
    props.onMotionEnd,
    props.onTouch,
  );
  // While discs move, nothing else can be done.
  const doing = useTask(scene, motion === undefined ? props.task : undefined);
  const { task, lit, laid, taken } = doing;
  const placing = usePlacing(task, props.check);
  // What is placed is aimed from where it is now.
  const held = useMemo(() => sceneAt(laid, task, placing.spot), [laid, task, placing.spot]);
  const hint = useHint(held, task, props.hint, props.points);
  // A hand that drags it does not wait for those who listen; what lies on the board is listed at once.
  const spotTold = useDeferredValue(placing.spot);
  const listed = useMemo(() => sceneAt(laid, task, spotTold), [laid, task, spotTold]);
  const placed = task?.kind === "place" ? task.piece : undefined;
  const tellSpot = useEffectEvent((spot: Spot | undefined) => props.onSpot?.(spot));
  useEffect(() => {
    tellSpot(spotTold === undefined || placed === undefined ? undefined : { piece: placed, ...spotTold });
  }, [spotTold, placed]);
  const aiming = useAiming(held, task, guide, camera, hint?.aim);
  const { focus, onFocus, focusPiece } = useFocus(section, doing.name, lit, laid);
  // Whoever goes through the list wants to know where the others are from the last piece that could be played.
  const [stood, setStood] = useState<string>();
  const onListed = useCallback(
    (piece: string | undefined): void => {
      onFocus(piece);
      if (piece !== undefined && lit.includes(piece)) setStood(piece);
    },
    [onFocus, lit],
  );
  const naming = useNaming(props, doing, stage);
  const picked = task?.kind === "choose" ? task.picked : undefined;
  const inHand =
    aiming.aim?.piece ?? taken ?? picked ?? flickingIn(task)?.pieces.find((piece) => piece === stood);
  const tellFocus = useEffectEvent(naming.name);
  useEffect(() => tellFocus(focus), [focus]);
  const aimedWith = aiming.aim?.piece;
  const tellHeld = useEffectEvent((piece: string | undefined) => props.onHeld?.(piece));
  useEffect(() => tellHeld(aimedWith), [aimedWith]);

  const release = ({ piece, vx, vy }: Aim, from?: Point): void => {
    aiming.point(undefined);
    doing.take(undefined);
    const flick = { kind: "flick", piece, vx, vy } as const;
    if (task?.kind === "flick") onAnswer(flick);
    else props.onPull(flick, from && { kind: "place", spots: [{ piece, ...from }] });
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
      look,
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

  useDrawing({
    stage,
    camera,
    scene: motion?.before ?? laid,
    lit: watching ? struck : taken === undefined ? lit : [taken],
    chosen: taken ?? picked,
    focus,
    named: props.named,
    zone: task?.kind === "place" ? task.zone : undefined,
    placed,
    spot: placing.spot,
    legal: placing.objection === undefined,
    aim: aiming.aim,
    aimed: held.pieces.find(({ id }) => id === aiming.aim?.piece),
    foresight: aiming.foresight,
    hint,
    pulls: gesture === "pull-back",
    reach: camera && reachOn(camera.frame),
    gliding: !reducedMotion,
  });
  useTrails(stage, camera, props.trails);
  useOverlay(stage, camera, props.overlay, props.onSeen);

  /** Enter, or what stands for it: takes aim first, so that nobody flicks by mistake. */
  const press = (piece: string | undefined): void => {
    if (task?.kind === "place") confirm();
    else if (piece === undefined) return;
    else if (aiming.aim?.piece === piece) release(aiming.aim);
    else if (task?.kind === "choose") onChoose(piece);
    else aiming.turn(piece, undefined, false);
  };
  const aims = task?.kind !== "place" && flickingIn(task) !== undefined;
  const onKeyDown = keysOn({
    lit,
    focus,
    taken,
    wake: () => knocks.wake(),
    skip: watching ? skip : undefined,
    cancel() {
      const aimed = pointer.current?.cancel() || aiming.aim !== undefined || taken !== undefined;
      aiming.point(undefined);
      doing.take(undefined);
      if (!aimed && picked !== undefined) onChoose(undefined);
      return aimed || picked !== undefined;
    },
    // The digits are those of the deeds, once it is clear whose.
    choose: picked === undefined ? focusPiece : undefined,
    press,
    balk: naming.balk,
    study: naming.study,
    turn: aims ? aiming.turn : undefined,
    aimAtNext: aims ? aiming.aimAtNext : undefined,
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
    /** For those who listen; what is dragged may come a little later than it is drawn. */
    listed,
    acting: actingIn(held, task, inHand),
    placing,
    aiming,
    picked,
    told: naming.told,
    onFocus: onListed,
    onKeyDown,
    press,
    balk: naming.balk,
    confirm,
    wake: () => knocks.wake(),
  };
}

export type BoardAtWork = ReturnType<typeof useBoard>;
