import { createInterface } from "node:readline/promises";
import {
  type Bot,
  type Box,
  type Kind,
  type Match,
  playBot,
  type Seat,
  sightOf,
  xoroshiro,
} from "@ossuaire/kernel";
import type { Language } from "../language.ts";
import { print, ruled } from "../print.ts";
import { chartLines } from "./chart.ts";
import { leafLines } from "./leaves.ts";
import { type News, newsAfter, newsOf, unfolded } from "./news.ts";
import { planLines } from "./plan.ts";
import { barredLines, questionOf } from "./question.ts";
import { replyTo } from "./reply.ts";
import { walked } from "./walk.ts";

/** Tells what happens and asks what is asked, until the end or until the person leaves. */
export async function atTheTable<K extends Kind>(
  box: Box<K>,
  match: Match<K>,
  me: Seat,
  bots: Readonly<Record<Seat, Bot<K>>>,
  language: Language,
): Promise<void> {
  const { words, plan, chart, leaves, going } = box;
  const rng = xoroshiro.fromSeed(`${match.terms.seed} bots`);
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  print([greeting[language], ...more(box, language)]);
  let told: readonly News[] = [];
  let latest: readonly News[] = [];
  const tell = (events: readonly K["event"][]): void => {
    const news = newsOf(words, events, language);
    latest = newsAfter(told, news);
    told = news;
    print(latest.map(({ line }) => line));
  };
  while (match.decision !== undefined) {
    if (!match.decision.seats.includes(me)) {
      playBot(match, bots, rng);
      continue;
    }
    const { view, events, decision } = sightOf(match, me);
    tell(events);
    if (decision === undefined) throw new Error("asked, and nothing to answer");
    print(["", ...planLines(plan?.(view), language), ...chartLines(chart?.(view), language)]);
    print(questionOf(words, sightOf(match, me), decision, language));
    for (;;) {
      const { value, done } = await lines.next();
      const line = value?.trim() ?? "";
      if (done || line === "q") return print(farewell[language]);
      if (line === "d") print(unfolded(latest));
      else if (line === "?") print(barredLines(words, view, decision, language));
      else if (leaves !== undefined && /^s( |$)/.test(line))
        print(leafLines(leaves(view), line.slice(1), language));
      else if (line === "u") {
        const refused = match.undo();
        if (refused === undefined) break;
        print(`  ${ruled(refused.words[language], refused.rule)}`);
      } else if (going !== undefined && decision.kind === "choose" && isSquare.test(line)) {
        if (walked(going, match, me, line.split(/[\s,]+/).map(Number))) break;
        print(noWay[language]);
      } else {
        const reply = replyTo(decision, line);
        const problem =
          "problem" in reply ? { words: reply.problem, rule: undefined } : match.submit(me, reply.answer);
        if (problem === undefined) break;
        print(`  ${ruled(problem.words[language], problem.rule)}`);
      }
    }
  }
  const last = sightOf(match, me);
  tell(last.events);
  if (last.outcome !== undefined) print(words.ending(last.view, last.outcome)[language]);
}

const isSquare = /^-?\d+[\s,]+-?\d+$/;

const greeting = {
  fr: "Répondez par numéro ; une pichenette par son angle et sa force. u : annuler, d : le détail de ce qui vient d’arriver, avec ses règles, q : quitter.",
  en: "Answer by number; a flick by its angle and strength. u: undo, d: what has just happened step by step, with its rules, q: quit.",
};

/** What else can be typed, where the game has it. */
function more<K extends Kind>({ leaves, going, words }: Box<K>, language: Language): readonly string[] {
  const said = [
    ...(leaves === undefined
      ? []
      : [{ fr: "s : fiches et pages à lire", en: "s: sheets and leaves to read" }]),
    ...(words.barred === undefined
      ? []
      : [
          {
            fr: "? : ce qui est empêché, et par quelle règle",
            en: "?: what cannot be done, and by which rule",
          },
        ]),
    ...(going === undefined
      ? []
      : [{ fr: "« 5 3 » : aller à la colonne 5, rangée 3", en: "“5 3”: go to column 5, row 3" }]),
  ];
  return said.length === 0 ? [] : [`${said.map((one) => one[language]).join(", ")}.`];
}

const noWay = { fr: "  On n’y va pas d’ici.", en: "  There is no way there from here." };

const farewell = { fr: "À bientôt.", en: "See you." };
