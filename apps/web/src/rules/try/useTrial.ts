import {
  type Answer,
  audience,
  type Decision,
  type Example,
  type Refusal,
  type Seat,
  type Sight,
} from "@ossuaire/kernel";
import { useEffect, useEffectEvent, useState } from "react";
import { prefersStillness } from "../../play/stillness.ts";
import type { Shown } from "../../table/Pages.ts";
import type { LessonTable } from "../../tutorial/LessonTable.ts";

export interface Trial {
  /** Through whose eyes the table is seen: of those who are asked. */
  readonly viewer: Seat;
  readonly sight: Sight | undefined;
  /** The question, while it may be answered. */
  readonly decision: Decision | undefined;
  /** The answer that is about to be given as told. */
  readonly hint: Answer | undefined;
  readonly refusal: Refusal | undefined;
  /** It is being shown as it is told. */
  readonly shows: boolean;
  readonly canShow: boolean;
  readonly canTakeBack: boolean;
  answer(given: Answer): void;
  show(): void;
  takeBack(): void;
  startOver(): void;
}

/** How long what is about to be done is looked at, in ms. */
const pause = 900;

/** An example to be played freely, taken back, and shown as the rulebook tells it. */
export function useTrial({ told, begins = 0 }: Example, table: LessonTable, shown: Shown | undefined): Trial {
  const [shows, setShows] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const given = shown?.news.number ?? begins;
  const settled = shown !== undefined && !shown.behind;
  const viewer = shown?.news.sights[audience]?.waiting?.seats[0] ?? audience;
  const sight = shown?.news.sights[viewer];
  const next = shows && settled ? told[given] : undefined;

  const goOn = useEffectEvent(() => {
    if (next === undefined || table.submit(next.seat, next.answer) !== undefined) setShows(false);
  });
  useEffect(() => {
    if (!shows || !settled) return;
    const soon = setTimeout(goOn, given >= told.length || prefersStillness() ? 0 : pause);
    return () => clearTimeout(soon);
  }, [shows, settled, given, told.length]);

  const backTo = (answers: number): void => {
    setRefusal(undefined);
    setShows(false);
    table.backTo(Math.max(begins, answers));
  };
  return {
    viewer,
    sight,
    decision: settled && !shows ? sight?.decision : undefined,
    hint: next?.answer,
    refusal,
    shows,
    canShow: told.length > begins,
    canTakeBack: given > begins,
    answer: (answer) => setRefusal(table.submit(viewer, answer)),
    show() {
      backTo(begins);
      setShows(true);
    },
    takeBack: () => backTo(table.answers.length - 1),
    startOver: () => backTo(begins),
  };
}
