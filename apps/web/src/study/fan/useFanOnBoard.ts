import type { AnswerTo } from "@ossuaire/kernel";
import { useMemo, useState } from "react";
import type { Overlay, Scene } from "../../board/scene.ts";
import { paintFan } from "./paint-fan.ts";
import type { FanShown, Subject } from "./subject.ts";
import { useFan } from "./useFan.ts";

export interface FanOnBoard {
  readonly fan: FanShown | undefined;
  /** From where the disc is held it cannot be flicked. */
  readonly barred: boolean;
  readonly overlay: Overlay | undefined;
  /** The place that is shown, by its number, and the flick of it. */
  readonly shown: number | undefined;
  readonly hint: AnswerTo<"flick"> | undefined;
  readonly show: (place: number | undefined) => void;
}

/** The fan of a disc where that disc lies, and the one of its best places that somebody wants to see. */
export function useFanOnBoard(subject: Subject | undefined, scene: Scene | undefined): FanOnBoard {
  const held = useFan(subject);
  const barred = held === "barred";
  const fan = barred ? undefined : held;
  const [wanted, want] = useState<{ readonly of: Subject; readonly place: number }>();
  const { x, y, radius } = placedIn(subject) ?? scene?.pieces.find(({ id }) => id === fan?.disc) ?? nowhere;
  const overlay = useMemo((): Overlay | undefined => {
    if (fan === undefined || radius === 0) return undefined;
    return { middle: { x, y }, paint: (seen, bold) => paintFan(fan, radius, seen, bold) };
  }, [fan, x, y, radius]);
  const shown = wanted !== undefined && wanted.of === subject ? wanted.place : undefined;
  const place = shown === undefined ? undefined : fan?.best?.[shown];
  const hint = useMemo((): AnswerTo<"flick"> | undefined => {
    return fan && place && { kind: "flick", piece: fan.disc, vx: place.vx, vy: place.vy };
  }, [fan, place]);
  return {
    fan,
    barred,
    overlay,
    shown,
    hint,
    show: (number) =>
      want(number === undefined || subject === undefined ? undefined : { of: subject, place: number }),
  };
}

/** A disc that is still to be put down, where it is held. */
function placedIn(subject: Subject | undefined) {
  return subject?.kind === "match" ? subject.spot : undefined;
}

const nowhere = { x: 0, y: 0, radius: 0 };
