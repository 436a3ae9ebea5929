import { readFileSync } from "node:fs";
import { audience, matchFromLink, matchFromText, sightOf } from "@ossuaire/kernel";
import { readLanguage } from "./language.ts";
import { shelf } from "./shelf.ts";
import { readArguments, UsageError } from "./usage.ts";

/** ossuaire replay FILE: tells a match, as a story or line by line, and says whether it plays to the end that it claims. */
export function replay(args: readonly string[]): void {
  const { values, positionals } = readArguments(args, {
    lang: { type: "string" },
    log: { type: "boolean", default: false },
  });
  const language = readLanguage(values.lang);
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) throw new UsageError("replay takes one file.");
  const text = readText(path);
  const games = shelf.map(({ game }) => game);
  const loaded = text.startsWith("{") ? matchFromText(text, games) : matchFromLink(text, games);
  if (!loaded.ok) {
    console.error(`${path}: ${loaded.fault.words[language]}`);
    process.exitCode = 1;
    return;
  }
  const { match } = loaded;
  const box = shelf.find(({ game }) => game === match.game);
  const { events } = sightOf(match, audience);
  if (box?.story !== undefined && !values.log) console.log(box.story(events, language));
  else for (const event of events) console.log(`${box?.line(event)[language]} — ${event.rule}`);
  const { number } = match.page;
  console.log(
    {
      fr: `\n${number} réponses rejouées et vérifiées.`,
      en: `\n${number} answers played again and verified.`,
    }[language],
  );
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8").trim();
  } catch {
    throw new UsageError(`“${path}” cannot be read.`);
  }
}
