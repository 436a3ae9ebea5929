import type { Gathering } from "@ossuaire/table";
import type { Due } from "../log/Log.ts";

/** In milliseconds: how long a request is open at a table where people sit, and at one where they drop by. */
const patience = { live: 60_000, none: 86_400_000, days: 86_400_000 };

/** What has to happen later at this table: stored with the entry that causes it, so that it survives whoever wrote it. */
export function dueAt(gathering: Gathering, now: number): readonly Due[] {
  const { askedBot, deadline, state, agreement } = gathering;
  return [
    ...(askedBot === undefined ? [] : [{ kind: "bot", at: now } as const]),
    ...(deadline === undefined ? [] : [{ kind: "clock", at: deadline } as const]),
    ...(state.open === undefined
      ? []
      : [{ kind: "lapse", at: now + patience[agreement.pace.kind] } as const]),
  ];
}
