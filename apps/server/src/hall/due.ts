import type { Gathering } from "@ossuaire/table";
import type { Due } from "../log/Dues.ts";

/** In milliseconds: how long a request is open at a table where people sit, and at one where they drop by. */
export const patience = { live: 60_000, none: 86_400_000, days: 86_400_000 };

/** Whoever is asked and has no page open is told after so long. */
const untilNotice = { live: 60_000, none: 300_000, days: 300_000 };

/** Whoever writes the entry lets the bot think at once: others come only when that one has fallen. */
const untilBot = 3000;

/** What has to happen later at this table: stored with the entry that causes it, so that it survives whoever wrote it. */
export function dueAt(gathering: Gathering, now: number): readonly Due[] {
  const { askedBot, askedPersons, deadline, state, agreement } = gathering;
  const { kind } = agreement.pace;
  return [
    ...(askedBot === undefined ? [] : [{ kind: "bot", at: now + untilBot } as const]),
    ...(deadline === undefined ? [] : [{ kind: "clock", at: deadline } as const]),
    ...(state.open === undefined ? [] : [{ kind: "lapse", at: now + patience[kind] } as const]),
    ...(askedPersons.length === 0 ? [] : [{ kind: "notice", at: now + untilNotice[kind] } as const]),
  ];
}
