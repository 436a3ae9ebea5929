import type { Words } from "@ossuaire/kernel";
import { readName } from "./usage.ts";

export type Language = keyof Words;

/** As asked for, else as the terminal speaks. */
export function readLanguage(asked: string | undefined): Language {
  if (asked !== undefined) return readName("--lang", asked, ["fr", "en"]);
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  return (LC_ALL ?? LC_MESSAGES ?? LANG ?? "").startsWith("fr") ? "fr" : "en";
}
