import type { Point } from "@ossuaire/flick";
import type { AnswerTo, Spot } from "@ossuaire/kernel";
import { useMemo, useState } from "react";
import { heldInside } from "./place/zone.ts";
import type { Task } from "./scene.ts";
import { nameOf } from "./task.ts";

/** Why something may not be done, in both languages. */
interface Objection {
  readonly words: { readonly fr: string; readonly en: string };
}

export type Check = (spots: readonly Spot[]) => Objection | undefined;

export interface Placing {
  readonly spot: Point | undefined;
  readonly objection: Objection | undefined;
  /** As near to the wish as the zone allows. */
  readonly lead: (wish: Point) => void;
  readonly answer: AnswerTo<"place"> | undefined;
}

/** A piece that is being placed: where it is now, and what speaks against it. */
export function usePlacing(task: Task | undefined, check: Check | undefined): Placing {
  const [held, setHeld] = useState<{ readonly task: string; readonly spot: Point }>();
  const place = task?.kind === "place" ? task : undefined;
  const name = nameOf(place);
  const moved = held !== undefined && held.task === name ? held.spot : undefined;
  const piece = place?.piece;
  const { x, y } = moved ?? place?.suggestion ?? nowhere;

  const answer = useMemo((): AnswerTo<"place"> | undefined => {
    return piece === undefined ? undefined : { kind: "place", spots: [{ piece, x, y }] };
  }, [piece, x, y]);
  const objection = useMemo(() => answer && check?.(answer.spots), [answer, check]);
  const spot = useMemo(() => (piece === undefined ? undefined : { x, y }), [piece, x, y]);
  return {
    spot,
    objection,
    answer,
    lead: (wish) => {
      if (place !== undefined) setHeld({ task: name, spot: heldInside(place.zone, wish) });
    },
  };
}

const nowhere: Point = { x: 0, y: 0 };
