import { createInterface } from "node:readline/promises";
import {
  type Bot,
  type Box,
  type GameWords,
  type Kind,
  type Match,
  playBot,
  type Seat,
  type Sight,
  sightOf,
  xoroshiro,
} from "@ossuaire/kernel";
import type { Language } from "../language.ts";
import { print, ruled } from "../print.ts";
import { type News, newsAfter, newsOf, unfolded } from "./news.ts";
import { planLines } from "./plan.ts";
import { replyTo } from "./reply.ts";

/** Tells what happens and asks what is asked, until the end or until the person leaves. */
export async function atTheTable<K extends Kind>(
  { words, plan }: Box<K>,
  match: Match<K>,
  me: Seat,
  bots: Readonly<Record<Seat, Bot<K>>>,
  language: Language,
): Promise<void> {
  const rng = xoroshiro.fromSeed(`${match.terms.seed} bots`);
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  print(greeting[language]);
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
    const sight = sightOf(match, me);
    tell(sight.events);
    if (sight.decision === undefined) throw new Error("asked, and nothing to answer");
    print(["", ...planLines(plan?.(sight.view), language)]);
    print(questionOf(words, sight, sight.decision, language));
    for (;;) {
      const { value: line, done } = await lines.next();
      if (done || line.trim() === "q") return print(farewell[language]);
      if (line.trim() === "d") {
        print(unfolded(latest));
        continue;
      }
      if (line.trim() === "u") {
        const refused = match.undo();
        if (refused === undefined) break;
        print(`  ${ruled(refused.words[language], refused.rule)}`);
        continue;
      }
      const reply = replyTo(sight.decision, line);
      const problem =
        "problem" in reply ? { words: reply.problem, rule: undefined } : match.submit(me, reply.answer);
      if (problem === undefined) break;
      print(`  ${ruled(problem.words[language], problem.rule)}`);
    }
  }
  const last = sightOf(match, me);
  tell(last.events);
  if (last.outcome !== undefined) print(words.ending(last.view, last.outcome)[language]);
}

const greeting = {
  fr: "Répondez par numéro ; une pichenette par son angle et sa force. u : annuler, d : le détail de ce qui vient d’arriver, avec ses règles, q : quitter.",
  en: "Answer by number; a flick by its angle and strength. u: undo, d: what has just happened step by step, with its rules, q: quit.",
};

const farewell = { fr: "À bientôt.", en: "See you." };

/** The question and its options. */
function questionOf<K extends Kind>(
  words: GameWords<K>,
  sight: Sight<K>,
  question: K["question"],
  language: Language,
): readonly string[] {
  const named = (pieces: readonly string[]) => pieces.map((piece) => words.piece(piece, sight)[language]);
  const title = words.title(sight.view, question)[language];
  const detail = words.detail?.(question, sight.view);
  return [
    `${title}. ${words.prompt(question.prompt, question)[language]} [${question.rule}]`,
    ...(detail === undefined ? [] : [`  ${detail[language]}`]),
    ...numbered(words.labels(question, sight.view).map((label) => label.words[language])),
    ...waysToAnswer(question, named, language),
  ];
}

function waysToAnswer(
  question: Kind["question"],
  named: (pieces: readonly string[]) => readonly string[],
  language: Language,
): readonly string[] {
  switch (question.kind) {
    case "choose":
      return [];
    case "pick":
      return [`  (${question.min}–${question.max})`];
    case "amount":
      return [`  ${question.min}–${question.max}`];
    case "flick": {
      const [one = "", ...others] = named(question.pieces);
      if (others.length === 0) return [`  ${one}: angle 1–360, 1–100`];
      const which = { fr: "numéro, angle 1–360, force 1–100", en: "number, angle 1–360, strength 1–100" };
      return [...numbered([one, ...others]), `  ${which[language]}`];
    }
    case "place":
      return [`  ${named(question.pieces.map(({ piece }) => piece)).join(", ")}: x y`];
  }
}

function numbered(lines: readonly string[]): readonly string[] {
  return lines.map((line, i) => `  ${String(i + 1).padStart(2)}. ${line}`);
}
