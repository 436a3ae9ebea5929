import type { Words } from "@ossuaire/kernel";
import { readChoice } from "./usage.ts";

export type Language = keyof Words;

const languages = ["fr", "en"] as const satisfies readonly Language[];

/** As asked for, else as the terminal speaks. */
export function readLanguage(asked: string | undefined): Language {
  return asked === undefined ? spoken() : readChoice("lang", asked, languages);
}

/** The same for a command line that is not read yet, or cannot be. */
export function languageOf(args: readonly string[]): Language {
  const asked = languages.find((one) => `${args.join("\n")}\n`.match(`--lang[=\n]${one}\n`));
  return asked ?? spoken();
}

function spoken(): Language {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  return (LC_ALL || LC_MESSAGES || LANG || "").startsWith("fr") ? "fr" : "en";
}
