import type { Seat } from "./decision.ts";
import type { RuleId } from "./words.ts";

/** What happened, with the rule by which it did; a game's events are a union over this. */
export interface GameEvent {
  readonly type: string;
  readonly rule: RuleId;
}

/** Somebody who looks on: a seat, or the audience, which sees what lies open to all. */
export type Viewer = Seat | typeof audience;

export const audience = "audience";

/** An event with its audience. */
export interface Told<Event extends GameEvent> {
  readonly event: Event;
  /** The seats that learn of it; everybody, if absent. */
  readonly to?: readonly Seat[];
  /** What all others are told instead, if anything. */
  readonly others?: Event;
  /** It brought to light what somebody did not know: there is no free way back behind it. */
  readonly reveals: boolean;
  /** Whoever answered knew it: he has seen nothing that he could use, and may be allowed to take it back. */
  readonly own?: true;
}

/** What this viewer hears of what was told. */
export function heardBy<Event extends GameEvent>(
  viewer: Viewer,
  told: readonly Told<Event>[],
): readonly Event[] {
  const heard: Event[] = [];
  for (const { event, to, others } of told) {
    if (to === undefined || to.includes(viewer)) heard.push(event);
    else if (others !== undefined) heard.push(others);
  }
  return heard;
}

/** Whether it taught this viewer something that could not be known before. */
export function taught<Event extends GameEvent>(viewer: Viewer, told: readonly Told<Event>[]): boolean {
  return told.some(({ to, reveals }) => reveals && (to === undefined || to.includes(viewer)));
}
