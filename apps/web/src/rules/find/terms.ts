import { fold } from "../fold.ts";
import type { Tongue } from "./languages.ts";

/** The words of a text as one looks for them, each with the place where it is printed. */
export function wordsIn(
  text: string,
): readonly { readonly word: string; readonly at: number; readonly end: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: printed, index }) => ({
    word: fold(printed),
    at: index,
    end: index + printed.length,
  }));
}

/** The same, where expressions stand for what they mean. */
export function meantIn(text: string, { phrases }: Tongue): readonly string[] {
  let meant = fold(text);
  for (const [said, word] of phrases) meant = meant.replace(new RegExp(`\\b${said}\\b`, "g"), word);
  return wordsIn(meant).map(({ word }) => word);
}

/** What a word is found by: itself without its ending, and each class of like words that it belongs to. */
export function termsOf(word: string, tongue: Tongue, side: "sought" | "found"): readonly string[] {
  const { stop, asking, stem } = tongue;
  if (stop.has(word)) return [];
  if (asking.has(word)) return [askingTerm(word)];
  const bare = stem(word);
  return [bare, ...(tongue[side].get(bare) ?? []).map(classTerm)];
}

function askingTerm(word: string): string {
  return `?${word}`;
}

export function isAsking(term: string): boolean {
  return term.startsWith("?");
}

/** A class is no word: nobody types it. */
export function classTerm(name: string): string {
  return `~${name}`;
}

export function isClass(term: string): boolean {
  return term.startsWith("~");
}
