import type { Language } from "./language.ts";
import type { KeyIn, SameKeys, ValuesIn } from "./messages.ts";

/** A message in the language that is spoken, with all that it leaves open filled in. */
export interface Translate<Tree> {
  <Key extends KeyIn<Tree>>(key: Key, ...values: ValuesIn<Tree, Key>): string;
  /** Never there: keeps the compiler from taking one who knows few messages for one who knows more. */
  readonly knows?: Tree;
}

/** For each language; the same function every time, so that what depends on it changes with the language alone. */
export function translationsOf<English extends Tree>(
  english: English,
  french: SameKeys<English> & Tree,
): Readonly<Record<Language, Translate<English>>> {
  return {
    fr: (key, ...[values]) => worded(french, "fr", key, values),
    en: (key, ...[values]) => worded(english, "en", key, values),
  };
}

/** Messages by their keys. */
export interface Tree {
  readonly [key: string]: string | Tree;
}

type Filling = Readonly<Record<string, string | number>>;

function worded(messages: Tree, language: Language, key: string, values: Filling = {}): string {
  const text = found(messages, key) ?? found(messages, `${key}_${formOf(language, values["count"])}`);
  if (text === undefined) throw new Error(`no message ${key}`);
  return text.replace(/\{\{(\w+)\}\}/g, (open, name: string) => String(values[name] ?? open));
}

function found(messages: Tree, key: string): string | undefined {
  let place: string | Tree | undefined = messages;
  for (const step of key.split(".")) place = typeof place === "object" ? place[step] : undefined;
  return typeof place === "string" ? place : undefined;
}

/** French counts none as one does a single thing; neither language has a form of its own for anything but “one”. */
function formOf(language: Language, count: string | number | undefined): "one" | "other" {
  plurals[language] ??= new Intl.PluralRules(language);
  return plurals[language].select(Number(count)) === "one" ? "one" : "other";
}

const plurals: Partial<Record<Language, Intl.PluralRules>> = {};
