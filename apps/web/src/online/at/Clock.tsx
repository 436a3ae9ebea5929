import type { Pace } from "@ossuaire/table";
import type { CSSProperties, ReactNode } from "react";
import { type Connected, useKnown } from "../useConnection.ts";
import { type Say, useWords } from "../words/words.ts";
import { useNow } from "./useNow.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A burning candle, and how long somebody may still think; nothing where nothing presses. */
export function Clock({ connected }: { readonly connected: Connected }): ReactNode {
  const say = useWords();
  const { about, ahead } = useKnown(connected);
  const deadline = about?.face.deadline;
  const now = useNow(deadline !== undefined, 1000);
  if (about === undefined || deadline === undefined) return null;
  const left = Math.max(0, deadline - now - ahead);
  const time = timeWords(say, left);
  const isOurs = connected.table.waitsFor.some((seat) => about.you.includes(seat));
  const wax = { "--wax": Math.min(1, left / wholeOf(about.face.pace)).toFixed(2) };
  return (
    <>
      <span
        className="online-clock"
        role="timer"
        data-low={left < minute ? "" : undefined}
        style={wax as CSSProperties}
      >
        <span className="unseen">{say("table.clock", { time })}</span>
        <span aria-hidden="true">{time}</span>
      </span>
      {/* Whoever does not see the candle hears it three times at most. */}
      <span className="unseen" role="status">
        {isOurs && warning(say, left, about.face.pace)}
      </span>
    </>
  );
}

/** What is said once, as less and less is left. */
function warning(say: Say, left: number, pace: Pace): string | undefined {
  if (left <= 10_000) return say("table.secondsLeft");
  if (left <= minute) return say("table.minuteLeft");
  return pace.kind === "days" && left <= hour ? say("table.hourLeft") : undefined;
}

/** The most that somebody may think. */
function wholeOf(pace: Pace): number {
  if (pace.kind === "days") return pace.days * day;
  return pace.kind === "live" ? pace.decision + pace.reserve : 1;
}

function timeWords(say: Say, left: number): string {
  if (left >= 2 * day) return say("table.days", { count: Math.floor(left / day) });
  if (left >= hour) return say("table.hours", { count: Math.floor(left / hour) });
  return minutes(left);
}

/** `1:07`. */
export function minutes(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
