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
  const { first, setting } = fold;
  const steps = stepsOf(fold);
  if (first.type !== "turn")
    return { kind: "heading", depth: 1, words: w("Fin", "The end"), lead: lineOf(first), steps };
  const name = say`${w(`Tour ${setting.number} —`, `Turn ${setting.number} —`)} ${characterNames[first.character]}`;
  const words = first.stunned ? say`${name}${w(", équipe assommée", ", team stunned")}` : name;
  return { kind: "heading", depth: 2, words, steps };
}

function deedOf(fold: ConquestFold): LogDeed<Event> {
  const told = { ...fold, events: inOrder(fold.events) };
  const glance = glanceOf(told);
  return {
    kind: "deed",
    sentence: sentenceOf(told),
    steps: stepsOf(fold),
    ...(glance === undefined ? {} : { glance }),
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
