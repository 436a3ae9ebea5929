import { type AnswerTo, audience, type GameEvent, heardBy, type Refusal, type Seat } from "@ossuaire/kernel";
import type { News } from "@ossuaire/table";
import { useMemo, useState } from "react";
import type { Look } from "../../games/look.ts";
import { prefersStillness } from "../../play/stillness.ts";
import type { Wound } from "../../replay/reel.ts";

/** What another flick would have come to. */
interface Tried {
  readonly news: News;
  /** It is still being watched. */
  readonly moving: boolean;
}

/** A flick of a match that is over, made otherwise as often as one likes. `news`: the page on which it is asked for. */
export function useOtherwise(reel: Wound, look: Look, at: number, news: News) {
  const [tried, setTried] = useState<Tried>();
  const [refusal, setRefusal] = useState<Refusal>();
  const seat: Seat = news.sights[audience]?.waiting?.seats[0] ?? audience;
  const before = news.sights[seat];
  const after = tried?.news.sights[seat];
  const heard = useMemo(
    () => reel.told.slice(0, at + 1).flatMap((page) => heardBy(seat, page)),
    [reel, at, seat],
  );
  const made = useMemo(
    () => reel.told[at + 1]?.map(({ event }) => event).find(look.isFlick),
    [reel, at, look],
  );
  const isDone = tried !== undefined && !tried.moving;
  const came: readonly GameEvent[] = isDone ? (after?.events ?? []) : [];
  return {
    seat,
    sight: isDone ? after : before,
    /** The question, while it may be answered. */
    question: tried === undefined && before?.decision?.kind === "flick" ? before.decision : undefined,
    heard: [...heard, ...came],
    /** What came of it. */
    came,
    isDone,
    refusal,
    /** How it was flicked in the match. */
    made: made && ({ kind: "flick", piece: made.piece, vx: made.vx, vy: made.vy } as const),
    flick: tried?.moving ? after?.events.find(look.isFlick) : undefined,
    /** Says whether the rules allow it. */
    async answer(answer: AnswerTo<"flick">): Promise<boolean> {
      const result = await reel.otherwise(at, { seat, answer });
      setRefusal(result.ok ? undefined : result.refusal);
      if (result.ok) setTried({ news: result.news, moving: !prefersStillness() });
      return result.ok;
    },
    land: () => setTried(tried && { ...tried, moving: false }),
    again(): void {
      setTried(undefined);
      setRefusal(undefined);
    },
  };
}

export type OtherFlick = ReturnType<typeof useOtherwise>;
