import { readFileSync } from "node:fs";
import { audience, matchFromLink, matchFromText, say, sightOf, w } from "@ossuaire/kernel";
import { readLanguage } from "./language.ts";
import { complain, print, quotable } from "./print.ts";
import { shelf } from "./shelf.ts";
import { quoted, readArguments, UsageError } from "./usage.ts";

/** ossuaire replay FILE: tells a match, as a story or line by line, and says whether it plays to the end that it claims. */
export function replay(args: readonly string[]): void {
  const { values, positionals } = readArguments(args, {
    lang: { type: "string" },
    log: { type: "boolean", default: false },
  });
  const language = readLanguage(values.lang);
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0)
    throw new UsageError(w("replay attend un fichier.", "replay takes one file."));
  const text = readText(path);
  const games = shelf.map(({ game }) => game);
  const loaded = text.startsWith("{") ? matchFromText(text, games) : matchFromLink(text, games);
  if (!loaded.ok) {
    complain(`${quotable(path)}${{ fr: " :", en: ":" }[language]} ${loaded.fault.words[language]}`);
    process.exitCode = 1;
    return;
  }
  const { match } = loaded;
  const box = shelf.find(({ game }) => game === match.game);
  const { events } = sightOf(match, audience);
  if (box?.story !== undefined && !values.log) print(box.story(events, language).split("\n"));
  else print(events.map((event) => `${box?.line(event)[language] ?? event.type} — ${event.rule}`));
  const { number } = match.page;
  print([
    "",
    {
      fr: `${number} réponses rejouées et vérifiées.`,
      en: `${number} answers played again and verified.`,
    }[language],
  ]);
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8").trim();
  } catch {
    throw new UsageError(say`${quoted(path)} ${w("est illisible.", "cannot be read.")}`);
  }
}
