import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import type { Doings } from "./pointer/doings.ts";
import type { Setting } from "./pointer/grip.ts";
import { Pointer } from "./pointer/Pointer.ts";

/** A hand on this element. It always finds the setting of the latest drawing. */
export function usePointer(
  view: RefObject<HTMLElement | null>,
  setting: Setting,
  camera: RefObject<Setting["camera"]>,
  doings: Doings,
): RefObject<Pointer | undefined> {
  const hand = useRef<Pointer>(undefined);
  const now = useEffectEvent((): Setting => ({ ...setting, camera: camera.current }));
  const aim = useEffectEvent(doings.aim);
  const release = useEffectEvent(doings.release);
  const take = useEffectEvent(doings.take);
  const lead = useEffectEvent(doings.lead);
  const confirm = useEffectEvent(doings.confirm);
  const look = useEffectEvent(doings.look);
  const skip = useEffectEvent(doings.skip);
  const choose = useEffectEvent(doings.choose);
  const name = useEffectEvent(doings.name);
  const study = useEffectEvent(doings.study);
  const balk = useEffectEvent(doings.balk);

  useEffect(() => {
    if (view.current === null) return;
    const opened = new Pointer(view.current, () => now(), {
      aim: (next) => aim(next),
      release: (next, from) => release(next, from),
      take: (piece) => take(piece),
      lead: (wish) => lead(wish),
      confirm: () => confirm(),
      look: (next) => look(next),
      skip: () => skip(),
      choose: (piece) => choose(piece),
      name: (piece) => name(piece),
      study: (piece) => study(piece),
      balk: (piece) => balk(piece),
    });
    hand.current = opened;
    return () => opened.close();
  }, [view]);
  return hand;
}
