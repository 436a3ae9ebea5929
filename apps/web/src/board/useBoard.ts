import { type RefObject, useCallback, useEffect, useEffectEvent, useMemo, useState } from "react";
import { reachOn } from "./aim/pull.ts";
import type { BoardProps } from "./props.ts";
import { actingIn, flickingIn, sceneAt } from "./task.ts";
import { useAiming } from "./useAiming.ts";
import { useCamera } from "./useCamera.ts";
import { useDrawing } from "./useDrawing.ts";
import { useFocus } from "./useFocus.ts";
import { useHands } from "./useHands.ts";
import { useHint } from "./useHint.ts";
import { useMotion } from "./useMotion.ts";
import { useNaming } from "./useNaming.ts";
import { useOverlay } from "./useOverlay.ts";
import { usePlacing } from "./usePlacing.ts";
import { useSpotTold } from "./useSpotTold.ts";
import { useStage } from "./useStage.ts";
import { useTask } from "./useTask.ts";
import { useTrails } from "./useTrails.ts";

/** The board at work: what is drawn on it, and what hand and keys do there. */
export function useBoard(
  props: BoardProps,
  section: RefObject<HTMLElement | null>,
  view: RefObject<HTMLDivElement | null>,
) {
  const { scene, motion, guide, gesture } = props;
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
  const placed = task?.kind === "place" ? task.piece : undefined;
  const spotTold = useSpotTold(placed, placing.spot, props.onSpot);
  // What lies on the board is listed at once.
  const listed = useMemo(() => sceneAt(laid, task, spotTold), [laid, task, spotTold]);
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

  const wake = () => knocks.wake();
  const hands = useHands(props, {
    view,
    stage,
    camera,
    latestCamera,
    watching,
    doing,
    placing,
    aiming,
    naming,
    picked,
    focus,
    focusPiece,
    look,
    wake,
  });

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
    onKeyDown: hands.onKeyDown,
    press: hands.press,
    balk: naming.balk,
    confirm: hands.confirm,
    wake,
  };
}

export type BoardAtWork = ReturnType<typeof useBoard>;
