import type { Point } from "@ossuaire/flick";
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "../words/language.ts";
import type { Aim } from "./aim/aim.ts";
import { reachOn } from "./aim/pull.ts";
import "./board.css";
import { directionOnBoard, fit, toScreen } from "./camera.ts";
import { HowTo } from "./HowTo.tsx";
import { keysOn } from "./keysOn.ts";
import { Pieces } from "./Pieces.tsx";
import { PlaceButton } from "./PlaceButton.tsx";
import { aimed } from "./say/aimed.ts";
import { where } from "./say/where.ts";
import type { Deed, Gesture, Guide, Motion, Scene, Task } from "./scene.ts";
import { litIn, nameOf, sceneFor } from "./task.ts";
import { useAiming } from "./useAiming.ts";
import { useCamera } from "./useCamera.ts";
import { useDrawing } from "./useDrawing.ts";
import { useFocus } from "./useFocus.ts";
import { useHand } from "./useHand.ts";
import { useHint } from "./useHint.ts";
import { useMotion } from "./useMotion.ts";
import { type Check, usePlacing } from "./usePlacing.ts";
import { useSaid } from "./useSaid.ts";
import { useStage } from "./useStage.ts";

/** What others may ask of the board. */
export interface BoardHandle {
  /** Where the middle of a piece is in the window, in CSS pixels. */
  placeOf(piece: string): Point | undefined;
}

interface BoardProps {
  readonly ref?: Ref<BoardHandle>;
  readonly scene: Scene;
  readonly task?: Task | undefined;
  /** How somebody else would do the task; drawn, and where keys begin to aim. */
  readonly hint?: Deed | undefined;
  /** Pieces that somebody speaks of. */
  readonly points?: readonly string[] | undefined;
  /** A flick to be watched. The scene counts again once this is taken away. */
  readonly motion?: Motion | undefined;
  readonly guide: Guide;
  readonly gesture: Gesture;
  /** What speaks against a deed; asked again and again while a piece is being placed. */
  readonly check?: Check | undefined;
  readonly onDeed: (deed: Deed) => void;
  readonly onMotionEnd: () => void;
  /** A piece was tapped that nothing can be done with. */
  readonly onStudy?: ((piece: string) => void) | undefined;
  readonly speed?: 1 | 2 | 4;
  readonly muted?: boolean;
  readonly language: Language;
  readonly reducedMotion?: boolean;
  /** Where beside the board it is said how a flick is made, and how strong it would be. */
  readonly aside?: Element | null;
}

/** The board of the table. It fills its parent, which has to have a size. */
export function Board(props: BoardProps): ReactNode {
  const { scene, motion, guide, gesture, check, onDeed, onMotionEnd } = props;
  const { speed = 1, muted = false, language, reducedMotion = false } = props;
  const { t } = useTranslation();
  const section = useRef<HTMLElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const stage = useStage(view);
  const [camera, latestCamera, look] = useCamera(view, scene.board);
  const motionState = useMotion(stage, motion, camera, speed, muted, reducedMotion, onMotionEnd);
  const { watching, struck, knocks } = motionState;

  // While discs move, nothing else can be done.
  const task = motion === undefined ? props.task : undefined;
  const taskName = nameOf(task);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name stands for the task, however often it is made anew
  const lit = useMemo(() => litIn(task), [taskName]);
  const projectile = t("board.projectile");
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const laid = useMemo(() => sceneFor(scene, task, projectile), [scene, taskName, projectile]);
  const placing = usePlacing(task, check);
  const hint = useHint(scene, task, props.hint, props.points);
  const aiming = useAiming(scene, task, guide, camera, hint?.aim);
  const { focus, onFocus, focusPiece } = useFocus(section, taskName, lit);
  const [took, setTook] = useState<{ readonly task: string; readonly piece: string }>();
  const [led, setLed] = useState(false);
  const taken = took?.task === taskName ? took.piece : undefined;

  const release = ({ piece, vx, vy }: Aim): void => {
    aiming.point(undefined);
    setTook(undefined);
    onDeed({ kind: "flick", piece, vx, vy });
  };
  const confirm = (): void => {
    // A spot that will not do as well: whoever tries is told why, with the rule.
    if (placing.deed !== undefined) onDeed(placing.deed);
  };
  const skip = (): void => {
    if (stage !== "failed") stage?.skip();
  };
  const hand = useHand(
    view,
    { scene: laid, camera, task, gesture, watching, taken, spot: placing.spot },
    latestCamera,
    {
      aim: aiming.point,
      release,
      take(piece) {
        setTook(piece === undefined || piece === taken ? undefined : { task: taskName, piece });
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
      choose: (piece) => onDeed({ kind: "choose", piece }),
      study: (piece) => props.onStudy?.(piece),
    },
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was begun for another task counts no more
  useEffect(() => {
    hand.current?.cancel();
  }, [taskName]);

  const reach = camera && reachOn(camera.frame, aimingRadius(laid, aiming.aim ?? hint?.aim) * camera.scale);
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
    reach,
    gliding: !reducedMotion,
  });

  /** Enter, or what stands for it: takes aim first, so that nobody flicks by mistake. */
  const press = (piece: string | undefined): void => {
    if (task?.kind === "place") confirm();
    if (task?.kind === "choose" && piece !== undefined) onDeed({ kind: "choose", piece });
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
      const cancelled = hand.current?.cancel() || aiming.aim !== undefined || taken !== undefined;
      aiming.point(undefined);
      setTook(undefined);
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

  useImperativeHandle(
    props.ref,
    () => ({
      placeOf(piece) {
        const found = scene.pieces.find(({ id }) => id === piece);
        const frame = view.current?.getBoundingClientRect();
        if (found === undefined || frame === undefined || camera === undefined) return undefined;
        const { x, y } = toScreen(camera, found);
        return { x: frame.x + x, y: frame.y + y };
      },
    }),
    [scene, camera],
  );

  const onView = camera ?? fit(scene.board, { width: scene.board.length, height: scene.board.width });
  const said = useSaid(
    aiming.aim !== undefined && aiming.byKeys
      ? aimed(t, scene, aiming.degrees, aiming.aim.power, aiming.foresight?.meets)
      : task?.kind === "place" && placing.spot !== undefined && !led
        ? where(t, scene, onView, { id: task.piece, radius: task.radius, ...placing.spot })
        : "",
  );
  const why = placing.objection?.words[language];
  const busy = task !== undefined || watching || (camera?.zoom ?? 1) > 1;
  const help = helps[task?.kind ?? "look"];
  return (
    <section
      className="board"
      ref={section}
      aria-label={t("board.label")}
      aria-busy={stage === undefined}
      onKeyDown={onKeyDown}
      onPointerDown={() => knocks.wake()}
    >
      <div
        className="board-view"
        ref={view}
        tabIndex={-1}
        data-busy={busy ? "" : undefined}
        data-task={watching ? "watch" : task?.kind}
        data-near={(camera?.zoom ?? 1) > 1 ? "" : undefined}
        data-drawn={typeof stage === "object" ? "" : undefined}
      >
        {task?.kind === "place" && placing.spot !== undefined && camera !== undefined && (
          <PlaceButton
            camera={camera}
            zone={task.zone}
            spot={placing.spot}
            radius={task.radius}
            led={led}
            legal={why === undefined}
            onPress={confirm}
          />
        )}
        {stage === undefined && <p className="board-note">{t("board.opening")}</p>}
        {stage === "failed" && <p className="board-note board-why">{t("board.failed")}</p>}
        <div role="status">{why !== undefined && <p className="board-note board-why">{why}</p>}</div>
      </div>
      {props.aside && task?.kind === "flick" && (
        <HowTo place={props.aside} gesture={gesture} power={aiming.aim?.power} />
      )}
      <Pieces scene={laid} camera={onView} lit={lit} help={t(help)} onFocus={onFocus} onPress={press} />
      <p className="unseen" aria-live="polite">
        {said}
      </p>
    </section>
  );
}

const helps = {
  look: "board.helpLook",
  choose: "board.helpChoose",
  flick: "board.helpFlick",
  place: "board.helpPlace",
} as const;

function aimingRadius({ pieces }: Scene, aim: Aim | undefined): number {
  return pieces.find(({ id }) => id === aim?.piece)?.radius ?? 0;
}
