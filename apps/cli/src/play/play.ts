import { createInterface } from "node:readline/promises";
import {
  allLords,
  type Catacombs,
  catacombs,
  catacombsBot,
  defaultOptions,
  type Event,
  endingWords,
  labelsOf,
  lineOf,
  phaseNames,
  pieceName,
  promptWords,
  type Question,
  type View,
} from "@ossuaire/catacombs";
import {
  type Bot,
  fileOf,
  Match,
  playBot,
  type Seat,
  type Sight,
  sightOf,
  type Words,
  xoroshiro,
} from "@ossuaire/kernel";
import { type Language, readLanguage } from "../language.ts";
import { print } from "../print.ts";
import { readArguments, readChoice, readGame, UsageError } from "../usage.ts";
import { writableFile } from "../writable.ts";
import { boardLines } from "./board.ts";
import { replyTo } from "./reply.ts";

/** ossuaire play catacombs: one person at one seat, bots at the others. */
export async function play(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(args, {
    seat: { type: "string", default: "heroes" },
    level: { type: "string", default: "adept" },
    lord: { type: "string", default: "sorcerer" },
    seed: { type: "string", default: String(Date.now()) },
    save: { type: "string" },
    lang: { type: "string" },
  });
  readGame(positionals.join(" "), ["catacombs"]);
  const side = readChoice("seat", values.seat, ["heroes", "overseer"]);
  const level = readChoice("level", values.level, ["novice", "adept", "master"]);
  const lord = readChoice(
    "lord",
    values.lord,
    allLords().map(({ id }) => id),
  );
  const read = catacombs.readOptions({ ...defaultOptions, lord });
  if (!read.ok) throw new UsageError(read.words);
  const language = readLanguage(values.lang);
  const save = values.save === undefined ? undefined : writableFile("save", values.save);
  const match = Match.start(catacombs, { options: read.options, seed: values.seed, undo: "free" });
  const me = match.state.roles[side === "heroes" ? "party-1" : "overseer"];
  const bots = Object.fromEntries(
    match.seats.filter((seat) => seat !== me).map((seat) => [seat, catacombsBot(level)]),
  );
  await atTheTable(match, me, bots, language);
  save?.(`${JSON.stringify(fileOf(match))}\n`);
}

/** Tells what happens and asks what is asked, until the end or until the person leaves. */
async function atTheTable(
  match: Match<Catacombs>,
  me: Seat,
  bots: Readonly<Record<Seat, Bot<Catacombs>>>,
  language: Language,
): Promise<void> {
  const rng = xoroshiro.fromSeed(`${match.terms.seed} bots`);
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  print(greeting[language]);
  let heard = -1;
  while (match.decision !== undefined) {
    if (!match.decision.seats.includes(me)) {
      playBot(match, bots, rng);
      continue;
    }
    const sight = sightOf(match, me, heard);
    heard = sight.page;
    for (const event of sight.events) print(`  ${told(event, language)}`);
    if (sight.decision === undefined) throw new Error("asked, and nothing to answer");
    print(questionOf(sight, sight.decision, language));
    for (;;) {
      const { value: line, done } = await lines.next();
      if (done || line.trim() === "q") return print(farewell[language]);
      if (line.trim() === "u") {
        const refused = match.undo();
        if (refused === undefined) break;
        print(`  ${refused.words[language]}`);
        continue;
      }
      const reply = replyTo(sight.decision, line);
      const words = "problem" in reply ? reply.problem : match.submit(me, reply.answer)?.words;
      if (words === undefined) break;
      print(`  ${words[language]}`);
    }
  }
  for (const event of sightOf(match, me, heard).events) print(`  ${told(event, language)}`);
  if (match.state.ended !== undefined) print(endingWords[match.state.ended.why][language]);
}

const greeting = {
  fr: "Répondez par numéro ; une pichenette par son angle et sa force. u : annuler, q : quitter.",
  en: "Answer by number; a flick by its angle and strength. u: undo, q: quit.",
};

const farewell = { fr: "À bientôt.", en: "See you." };

/** The board, the question and its options. */
function questionOf({ view }: Sight<Catacombs>, decision: Question, language: Language): readonly string[] {
  return [
    "",
    ...boardLines(view, language),
    `${phaseNames[view.phase][language]}. ${promptWords[decision.prompt][language]} [${decision.rule}]`,
    ...optionLines(decision, view, language),
  ];
}

function told(event: Event, language: Language): string {
  return `${lineOf(event)[language]} — ${event.rule}`;
}

function optionLines(decision: Question, view: View, language: Language): readonly string[] {
  switch (decision.kind) {
    case "choose":
    case "pick": {
      const lines = labelsOf(decision).map(
        ({ words }, i) => `  ${String(i + 1).padStart(2)}. ${words[language]}`,
      );
      return decision.kind === "choose" ? lines : [...lines, `  (${decision.min}–${decision.max})`];
    }
    case "amount":
      return [`  ${decision.min}–${decision.max}`];
    case "flick":
      return [
        `  ${decision.pieces.map((piece) => nameIn(view, piece)[language]).join(", ")}: angle 1–360, 1–100`,
      ];
    case "place":
      return [
        `  ${decision.pieces.map(({ piece, card }) => pieceName(piece, card)[language]).join(", ")}: x y`,
      ];
  }
}

function nameIn({ fight }: View, piece: string): Words {
  return pieceName(piece, fight?.pieces.find(({ id }) => id === piece)?.card ?? piece);
}
