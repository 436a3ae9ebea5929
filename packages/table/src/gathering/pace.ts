import type { Seat } from "@ossuaire/kernel";
import * as v from "valibot";

/** How long somebody may think: as long as they like, so many days, or a while and what is left of a reserve. */
export type Pace = v.InferOutput<typeof paceSchema>;

/** In milliseconds: a week. */
const span = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(604_800_000));

export const paceSchema = v.variant("kind", [
  v.strictObject({ kind: v.literal("none") }),
  v.strictObject({ kind: v.literal("live"), decision: span, reserve: span }),
  v.strictObject({
    kind: v.literal("days"),
    days: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(7)),
  }),
]);

/** 90 seconds a decision, and ten minutes besides. */
export const live: Pace = { kind: "live", decision: 90_000, reserve: 600_000 };

/** In milliseconds. */
const day = 86_400_000;

/** How the clocks of a table stand. */
export interface Clocks {
  /** Since when the open question has been waiting; undefined while nothing is asked. */
  readonly since: number | undefined;
  /** What each seat has used of its reserve. */
  readonly used: Readonly<Record<Seat, number>>;
}

export const unwound: Clocks = { since: undefined, used: {} };

/** This seat has answered, and the next question is open; `seat` left out: nobody's thinking ended. */
export function answeredAt(clocks: Clocks, pace: Pace, at: number, seat?: Seat): Clocks {
  const thought = clocks.since === undefined ? 0 : at - clocks.since;
  if (pace.kind !== "live" || seat === undefined || thought <= pace.decision) return { ...clocks, since: at };
  const used = Math.min(pace.reserve, (clocks.used[seat] ?? 0) + thought - pace.decision);
  return { since: at, used: { ...clocks.used, [seat]: used } };
}

/** Nobody could answer for so many milliseconds. */
export function stoodStill({ since, used }: Clocks, stood: number): Clocks {
  return { since: since === undefined ? undefined : since + stood, used };
}

/** Until when one of these seats has to answer; undefined if nothing presses. */
export function deadlineOf(clocks: Clocks, pace: Pace, seats: readonly Seat[]): number | undefined {
  const { since, used } = clocks;
  if (since === undefined || pace.kind === "none" || seats.length === 0) return undefined;
  if (pace.kind === "days") return since + pace.days * day;
  return Math.min(...seats.map((seat) => since + pace.decision + pace.reserve - (used[seat] ?? 0)));
}
