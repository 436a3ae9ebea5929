import type { RuleId } from "@ossuaire/kernel";

/**
 * All that the terminal says goes out here, line by line, so that nothing a stranger wrote (a file, its name, a game's
 * name in it) can command the terminal or begin a line of its own.
 */
export function print(lines: string | readonly string[]): void {
  for (const line of [lines].flat()) console.log(harmless(line));
}

/** What is wrong, on the error stream: sentences, which are never longer than a few lines of a screen. */
export function complain(...lines: readonly string[]): void {
  for (const line of lines) console.error(shortened(line, 240));
}

/** A refusal with the rule that forbids, which the book opens: “… [CAT-ROUND-07]”. */
export function ruled(words: string, rule: RuleId | undefined): string {
  return rule === undefined ? words : `${words} [${rule}]`;
}

/** Words of a stranger inside a sentence of ours: told, but not at any length. */
export function quotable(text: string): string {
  return shortened(text, 60);
}

function shortened(text: string, most: number): string {
  // A character takes at most two units; what lies beyond need not be looked at.
  const characters = [...harmless(text.slice(0, 2 * most + 2))];
  return characters.length > most || text.length > 2 * most + 2
    ? `${characters.slice(0, most).join("")}…`
    : characters.join("");
}

/** Line breaks and tabs become spaces; other control, format and private characters are shown as what they are not. */
function harmless(text: string): string {
  return text.replaceAll(/[\t-\r\u2028\u2029]+/g, " ").replaceAll(/\p{C}+/gu, "\ufffd");
}
