import { type LogDeed, type LogEntry, type LogHeading, type LogStep, say, w } from "@ossuaire/kernel";
import type { Event } from "../../events.ts";
import { characterNames } from "../names.ts";
import { lineOf } from "../telling.ts";
import { type ConquestFold, foldsOf } from "./fold.ts";
import { glanceOf } from "./glance.ts";
import { inOrder } from "./order.ts";
import { sentenceOf } from "./sentence.ts";

/** A match as it is read: turns are headings, a shot is one line. */
export function conquestLog(events: readonly Event[]): readonly LogEntry<Event>[] {
  return foldsOf(events).map((fold) => (fold.kind === "heading" ? headingOf(fold) : deedOf(fold)));
}

function headingOf(fold: ConquestFold): LogHeading<Event> {
  return {
    kind: "heading",
    ...titleOf(fold),
    get steps() {
      return stepsOf(fold);
    },
  };
}

function titleOf({ first, setting }: ConquestFold): Omit<LogHeading, "kind" | "steps"> {
  if (first.type !== "turn") return { depth: 1, words: w("Fin", "The end"), lead: lineOf(first) };
  const name = say`${w(`Tour ${setting.number} —`, `Turn ${setting.number} —`)} ${characterNames[first.character]}`;
  return { depth: 2, words: first.stunned ? say`${name}${w(", équipe assommée", ", team stunned")}` : name };
}

/** Told when it is asked for: a table shows the newest, and steps only where they are unfolded. */
function deedOf(fold: ConquestFold): LogDeed<Event> {
  const inTurn = () => ({ ...fold, events: inOrder(fold.events) });
  return {
    kind: "deed",
    get sentence() {
      return sentenceOf(inTurn());
    },
    get glance() {
      return glanceOf(inTurn());
    },
    get steps() {
      return stepsOf(fold);
    },
  };
}

function stepsOf({ before, events }: ConquestFold): readonly LogStep<Event>[] {
  return [...before, ...inOrder(events)].map((event) => ({
    event,
    words: lineOf(event),
    // That a projectile was put down is said by its flick, unless there was no room for it (CON-RULING-31).
    ...(event.type === "placed" && !event.forced ? { quiet: true } : {}),
  }));
}
