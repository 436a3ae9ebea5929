import { readFileSync } from "node:fs";
import {
  audience,
  type Box,
  counted,
  type Fault,
  type Kind,
  linesOf,
  matchFromLink,
  matchFromText,
  noun,
  say,
  sightOf,
  storyText,
  w,
} from "@ossuaire/kernel";
import { type Language, readLanguage } from "./language.ts";
import { complain, print, quotable } from "./print.ts";
import type { House, Shelf } from "./shelf.ts";
import { quoted, readArguments, UsageError } from "./usage.ts";

/** ossuaire replay FILE: tells a match, as a story or line by line, and says whether it plays to the end that it claims. */
export function replay(args: readonly string[], { shelf }: House): void {
  const { values, positionals } = readArguments(args, {
    lang: { type: "string" },
    log: { type: "boolean", default: false },
  });
  const language = readLanguage(values.lang);
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0)
    throw new UsageError(w("replay attend un fichier.", "replay takes one file."));
  const told = toldFrom(shelf, readText(path), values.log, language);
  if ("fault" in told) {
    complain(`${quotable(path)}${{ fr: " :", en: ":" }[language]} ${told.fault.words[language]}`);
    process.exitCode = 1;
    return;
  }
  print([...told.lines, "", verified(told.answers)[language]]);
}

type Told = { readonly lines: readonly string[]; readonly answers: number } | { readonly fault: Fault };

/** The match by whichever box knows its game. */
function toldFrom(shelf: Shelf, text: string, log: boolean, language: Language): Told {
  let told: Told | undefined;
  for (const { box } of shelf) {
    told = box((opened) => toldBy(opened, text, log, language));
    if (!("fault" in told && told.fault.code === "unknown-game")) return told;
  }
  if (told === undefined) throw new Error("the shelf is empty");
  return told;
}

function toldBy<K extends Kind>(
  { game, words, summary }: Box<K>,
  text: string,
  log: boolean,
  language: Language,
): Told {
  const loaded = text.startsWith("{") ? matchFromText(text, [game]) : matchFromLink(text, [game]);
  if (!loaded.ok) return loaded;
  const { events } = sightOf(loaded.match, audience);
  const lines =
    words.log === undefined || log
      ? [...linesOf(words, events)].map(([{ rule }, line]) => `${line[language]} — ${rule}`)
      : storyText(words.log(events), language).split("\n");
  const sums = summary?.(events).map((line) => `  – ${line[language]}`) ?? [];
  return {
    lines: [...lines, ...(sums.length > 0 ? ["", ...sums] : [])],
    answers: loaded.match.page.number,
  };
}

const replayed = noun(
  w("réponse rejouée et vérifiée", "answer played again and verified"),
  w("réponses rejouées et vérifiées", "answers played again and verified"),
);

function verified(answers: number) {
  return say`${counted(answers, replayed)}.`;
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8").trim();
  } catch {
    throw new UsageError(say`${quoted(path)} ${w("est illisible.", "cannot be read.")}`);
  }
}
