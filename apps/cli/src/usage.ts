import { type ParseArgsConfig, parseArgs } from "node:util";

/** What the caller got wrong; told in one line, with exit code 2. */
export class UsageError extends Error {}

/** Options and words of a command line; anything unknown is a usage error. */
export function readArguments<T extends NonNullable<ParseArgsConfig["options"]>>(
  args: readonly string[],
  options: T,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** A whole number of at least `least`. */
export function readCount(name: string, text: string, least = 1): number {
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= least && Number.isSafeInteger(count)) return count;
  throw new UsageError(`--${name} takes a whole number of at least ${least}, not “${text}”.`);
}

/** One of a few names. */
export function readName<const T extends string>(
  what: string,
  text: string | undefined,
  names: readonly T[],
): T {
  const name = names.find((one) => one === text);
  if (name === undefined) throw new UsageError(`${what} is one of ${names.join(", ")}, not “${text ?? ""}”.`);
  return name;
}
