import { live, type Pace } from "@ossuaire/table";

/** What is agreed on beside the match, where not everybody is in the same room. */
export interface Terms {
  readonly pace: PaceName;
  /** Anybody may come. */
  readonly open: boolean;
  /** Anybody may look on. */
  readonly watched: boolean;
  /** People may write freely. */
  readonly writes: boolean;
  /** A word for whoever comes by. */
  readonly about: string;
}

export const usualTerms: Terms = { pace: "none", open: false, watched: true, writes: true, about: "" };

export const paceNames = ["none", "live", "day", "days", "week"] as const;
type PaceName = (typeof paceNames)[number];

export const paceOf: Readonly<Record<PaceName, Pace>> = {
  none: { kind: "none" },
  live,
  day: { kind: "days", days: 1 },
  days: { kind: "days", days: 3 },
  week: { kind: "days", days: 7 },
};
