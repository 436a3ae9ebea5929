import type { Answer, Bot } from "@ossuaire/kernel";
import type { DeedOption } from "../../asked/deed.ts";
import type { Question } from "../../questions.ts";
import { runOnAlong } from "../../seen/journey.ts";
import { whileStill } from "../../still.ts";
import type { DarkReign } from "../../table.ts";
import type { SeenCharacter } from "../../view.ts";
import { bargain } from "./bargain.ts";
import { exploreIntent } from "./explore.ts";
import { fightIntent } from "./fight.ts";
import { deedFor, type Intent } from "./intent.ts";
import { type Known, knownFrom, seenAs } from "./known.ts";
import { type LevelName, levelOf } from "./level.ts";
import { enough } from "./patience.ts";
import { isPressed } from "./pressed.ts";
import { answerOf } from "./questions.ts";

/** Whoever plays heroes, as well as its level allows; it knows what its seat sees (decision 7). */
export const heroBot =
  (level: LevelName): Bot<DarkReign> =>
  ({ view, decision }, rng) => {
    if (decision === undefined) throw new Error("nothing is asked");
    const known = knownFrom(view, levelOf[level], rng);
    return whileStill(known.state, () => answerTo(known, decision));
  };

function answerTo(known: Known, question: Question): Answer {
  switch (question.prompt) {
    case "act":
    case "wait-act": {
      const deeds = question.options.filter((one) => "deed" in one);
      const rest = question.options.find((one) => !("deed" in one))?.id;
      return choosing(deedOf(known, question.about.who, deeds)?.id ?? rest ?? deeds[0]?.id);
    }
    case "run-on": {
      const who = seenAs(known, question.about.who);
      return choosing(runOnAlong(known.ground, question.options, intentOf(known, who, [], 1).way));
    }
    default:
      return answerOf(known, question);
  }
}

const choosing = (option = "end"): Answer => ({ kind: "choose", option });

function deedOf(known: Known, id: string, options: readonly DeedOption[]): DeedOption | undefined {
  // REG-WEB-01: nothing else can be done.
  const end = options.find(({ deed }) => deed === "give-up");
  if (end !== undefined && known.view.round >= enough) return end;
  const free = options.find(({ deed }) => deed === "break-free");
  if (free !== undefined) return free;
  const who = seenAs(known, id);
  const bought = bargain(known, options);
  if (bought !== undefined) return bought;
  return deedFor(known, who, intentOf(known, who, options, 0), options);
}

function intentOf(known: Known, who: SeenCharacter, options: readonly DeedOption[], ready: number): Intent {
  return isPressed(known) ? fightIntent(known, who, options, ready) : exploreIntent(known, who, options);
}
