import type { Contact } from "@ossuaire/flick";
import { useEffect, useEffectEvent, useState } from "react";
import type { Camera } from "./camera.ts";
import { seen, seenSize } from "./camera.ts";
import { isTouch } from "./motion/film.ts";
import type { Motion } from "./scene.ts";
import { knockOf } from "./sound/knock.ts";
import { playKnock } from "./sound/play-knock.ts";
import { speaker } from "./sound/Speaker.ts";
import type { Stage } from "./stage/Stage.ts";

/** A disc that was flicked meets another. */
export interface Touch {
  readonly motion: Motion;
  readonly entry: Contact;
}

interface Watching {
  /** Discs are moving. */
  readonly watching: boolean;
  /** What was struck, when the motion itself is not shown. */
  readonly struck: readonly string[];
  readonly knocks: typeof speaker;
}

/** How long what was struck stays lit when nothing moves, in ms. */
const moment = 650;

/** Plays the motion, with its sound, and says once when it is over. */
export function useMotion(
  stage: Stage | "failed" | undefined,
  motion: Motion | undefined,
  camera: Camera | undefined,
  speed: number,
  reducedMotion: boolean,
  onMotionEnd: () => void,
  onTouch?: (touch: Touch) => void,
): Watching {
  const [watched, setWatched] = useState<Motion>();
  useEffect(() => () => speaker.rest(), []);

  const finish = useEffectEvent((done: Motion): void => {
    setWatched(done);
    onMotionEnd();
  });
  const touched = useEffectEvent((touch: Touch) => onTouch?.(touch));
  const speedNow = useEffectEvent(() => speed);
  const isCalm = useEffectEvent(() => reducedMotion);
  const sideOf = useEffectEvent((place: { readonly x: number; readonly y: number }): number => {
    if (camera === undefined) return 0;
    return (seen(camera, place).x / seenSize(camera).width) * 2 - 1;
  });

  useEffect(() => {
    if (motion === undefined || stage === undefined) return;
    let timer = 0;
    const end = (delay: number): void => {
      timer = window.setTimeout(() => finish(motion), delay);
    };
    if (stage === "failed") {
      end(0);
      return () => window.clearTimeout(timer);
    }
    const calm = isCalm();
    stage.play(motion, {
      speed: () => speedNow(),
      tell: (entry, radius) => {
        const knock = knockOf(entry, radius, sideOf(entry));
        if (knock !== undefined) playKnock(knock);
        if (isTouch(motion, entry)) touched({ motion, entry });
      },
      end: () => end(calm ? moment : 0),
    });
    const unseen = (): void => {
      if (document.hidden) stage.skip();
    };
    if (calm) stage.skip();
    unseen();
    document.addEventListener("visibilitychange", unseen);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener("visibilitychange", unseen);
      stage.forget();
    };
  }, [stage, motion]);

  const watching = motion !== undefined && watched !== motion;
  return { watching, struck: watching && reducedMotion ? struckIn(motion) : [], knocks: speaker };
}

function struckIn({ entries }: Motion): readonly string[] {
  return entries.flatMap((entry) => (entry.kind === "contact" ? entry.discs : []));
}
