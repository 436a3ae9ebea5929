import { type ParseArgsConfig, parseArgs } from "node:util";
import { type RuleId, say, type Words, w } from "@ossuaire/kernel";
import { quotable } from "./print.ts";

/** What the caller got wrong; told in one line, with exit code 2. */
export class UsageError extends Error {
  readonly words: Words;

  /** The rule that forbids it, if one does. */
  readonly rule: RuleId | undefined;

  constructor(words: Words, rule?: RuleId) {
    super(words.en);
    this.words = words;
    this.rule = rule;
  }
}

/** Words of a stranger in quotation marks. */
export function quoted(text: string): Words {
  return w(`« ${quotable(text)} »`, `“${quotable(text)}”`);
}

/** Options and words of a command line; anything unknown is a usage error. */
export function readArguments<T extends NonNullable<ParseArgsConfig["options"]>>(
  args: readonly string[],
  options: T,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(faultOf(error));
  }
}

/** The same for options that all take a text, and are known by name only when the program runs. */
export function readTexts(args: readonly string[], names: readonly string[]) {
  const options = Object.fromEntries(names.map((name) => [name, { type: "string" } as const]));
  const { values, positionals } = readArguments(args, options);
  const asked: Readonly<Record<string, string | undefined>> = values;
  return { asked, rest: positionals };
}

/** Node says it in English alone, and names the option in inverted commas. */
function faultOf(error: unknown): Words {
  if (!(error instanceof Error && "code" in error)) throw error;
  const option = quoted(error.message.match(/'(-[^' ]*)/)?.[1] ?? "");
  return say`${w("L’option", "The option")} ${option} ${whatIsWrong(error.code, error.message)}`;
}

function whatIsWrong(code: unknown, message: string): Words {
  if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") return w("n’existe pas ici.", "is not known here.");
  return message.includes("does not take")
    ? w("n’attend pas de valeur.", "takes no value.")
    : w("attend une valeur.", "needs a value.");
}

/** A whole number from 1 to `most`. */
export function readCount(option: string, text: string, most: number): number {
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= 1 && count <= most) return count;
  const limit = w(most.toLocaleString("fr"), most.toLocaleString("en"));
  throw new UsageError(
    say`${same(`--${option}`)} ${w("attend un nombre entier de 1 à", "takes a whole number from 1 to")} ${limit}${instead(text)}`,
  );
}

/** One of a few names, for an option. */
export function readChoice<const T extends string>(
  option: string,
  text: string | undefined,
  names: readonly T[],
): T {
  return readName(same(`--${option}`), text, names);
}

/** Some of a few names, with commas between them; each counts once. */
export function readChoices<const T extends string>(
  option: string,
  text: string,
  names: readonly T[],
): readonly T[] {
  return [...new Set(text.split(",").map((name) => readChoice(option, name.trim(), names)))];
}

export function readGame<const T extends string>(text: string | undefined, names: readonly T[]): T {
  return readName(w("Le jeu", "The game"), text, names);
}

/** Nothing may follow what is understood. */
export function refuseMore([word]: readonly string[]): void {
  if (word === undefined) return;
  const unknown = w("Ce qui suit le jeu n’est pas compris :", "What follows the game is not understood:");
  throw new UsageError(say`${unknown} ${quoted(word)}.`);
}

function readName<const T extends string>(what: Words, text = "", names: readonly T[]): T {
  const name = names.find((one) => one === text);
  if (name !== undefined) return name;
  const list = same(names.join(", "));
  throw new UsageError(say`${what} ${w("se choisit parmi", "is one of")} ${list}${instead(text)}`);
}

function instead(text: string): Words {
  return text === "" ? same(".") : say`${w(", et non", ", not")} ${quoted(text)}.`;
}

/** What is the same in both languages. */
function same(text: string): Words {
  return w(text, text);
}
