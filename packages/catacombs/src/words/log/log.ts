import {
  capital,
  type LogDeed,
  type LogEntry,
  type LogHeading,
  type LogStep,
  say,
  type Words,
  w,
} from "@ossuaire/kernel";
import type { Event } from "../../events.ts";
import { cardNames, endingWords } from "../names.ts";
import { lineOf } from "../telling.ts";
import { turnTitle } from "../title.ts";
import { type CatacombsFold, foldsOf, isShot } from "./fold.ts";
import { glanceOf } from "./glance.ts";
import { plainly } from "./kin.ts";
import { inOrder } from "./order.ts";
import { sentenceOf } from "./sentence.ts";

/** A campaign as it is read: rooms and turns are headings, an action is one line. */
export function catacombsLog(events: readonly Event[]): readonly LogEntry<Event>[] {
  const folds = foldsOf(events);
  return folds.flatMap((fold, n): readonly LogEntry<Event>[] => {
    if (fold.kind === "heading") return [headingOf(fold)];
    const before = folds[n - 1];
    // A lesson or an example begins in the middle of a fight.
    if (before === undefined) return fold.first.type === "acts" ? [deedOf(fold)] : [prologue, deedOf(fold)];
    const isSpoils = fold.first.type === "paid" && before.first.type !== "paid";
    return isSpoils ? [spoils, deedOf(fold)] : [deedOf(fold)];
  });
}

function headingOf(fold: CatacombsFold): LogHeading<Event> {
  return {
    kind: "heading",
    ...titleOf(fold.first),
    get steps() {
      return stepsOf(fold);
    },
  };
}

function titleOf(event: Event): Omit<LogHeading, "kind" | "steps"> {
  switch (event.type) {
    case "turn": {
      const { round, side, last } = event;
      return { depth: 2, words: turnTitle(round, side), ...(last ? { lead: lastCall } : {}) };
    }
    case "entered":
      return { depth: 1, words: say`${cardNames.room(event.card)}${event.visits > 1 ? again : none}` };
    case "ended":
      return { depth: 1, words: w("Fin", "The end"), lead: capital(endingWords[event.why]) };
    default:
      return { depth: 1, words: lineOf(event) };
  }
}

/** Told when it is asked for: of a long campaign a table shows the newest, and steps only where they are unfolded. */
function deedOf(fold: CatacombsFold): LogDeed<Event> {
  const events = () => inOrder(fold.events).map((event) => plainly(event, fold.setting));
  return {
    kind: "deed",
    get sentence() {
      return sentenceOf(events());
    },
    get glance() {
      return glanceOf(events());
    },
    get steps() {
      return stepsOf(fold);
    },
  };
}

function stepsOf({ before, events, setting }: CatacombsFold): readonly LogStep<Event>[] {
  const isSpell = events.some(({ type }) => type === "cast");
  return [...before, ...inOrder(events)].map((event) => {
    const words = lineOf(plainly(event, setting));
    // A spell is told when its card is played, a Missile when it is flicked: not twice.
    const isSaid = (isSpell && event.type === "acts") || isShot(event);
    return { event, words, ...(isSaid ? { quiet: true } : {}) };
  });
}

const none = w("", "");
const again = w(" (de nouveau)", " (again)");

/** CAT-RULING-96. */
const lastCall: Words = w(
  "Si tout le monde passe encore, les Héros renoncent",
  "If everybody passes once more, the Heroes give up",
);

const prologue = heading(1, w("Avant la première salle", "Before the first room"));
const spoils = heading(2, w("Butin", "Spoils"));

function heading(depth: LogHeading["depth"], words: Words): LogHeading<Event> {
  return { kind: "heading", depth, words, steps: [] };
}
