/** Letters as a searcher types them: small, without accents, straight apostrophes, `œ` in two letters. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .replace(/’/g, "'")
    .replace(/[\u00a0\u202f]/g, " ");
}

export function wordsOf(query: string): readonly string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/**
 * Finds words by their beginnings: "mur" finds "murs", not "armure". A small word with another after it is complete:
 * the "de" of "mur de feu" does not find "des". Both sides are folded.
 */
export function patternsOf(words: readonly string[]): readonly string[] {
  return words.map((word, place) => {
    const literal = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const complete = word.length < 3 && place < words.length - 1;
    return `(?<![\\p{L}\\p{N}])${literal}${complete ? "(?![\\p{L}\\p{N}])" : ""}`;
  });
}

/** The words worth lighting up: not the "de" of "mur de feu". */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => word.length > 2);
  return telling.length > 0 ? telling : words;
}

export type Cutting = { readonly text: string; readonly found: boolean };

/** Cuts a text, as printed, where one of the folded words stands in it. */
export function cutAt(text: string, words: readonly string[]): readonly Cutting[] {
  if (words.length === 0) return [{ text, found: false }];
  const { folded, origins } = foldByLetter(text);
  const pieces: Cutting[] = [];
  let read = 0;
  for (const match of folded.matchAll(new RegExp(patternsOf(words).join("|"), "gu"))) {
    const start = origins[match.index] ?? text.length;
    const end = origins[match.index + match[0].length] ?? text.length;
    if (start > read) pieces.push({ text: text.slice(read, start), found: false });
    pieces.push({ text: text.slice(start, end), found: true });
    read = end;
  }
  if (read < text.length) pieces.push({ text: text.slice(read), found: false });
  return pieces;
}

/** The folded text, and for each of its letters the place in the printed one from which it comes. */
function foldByLetter(text: string): { readonly folded: string; readonly origins: readonly number[] } {
  const origins: number[] = [];
  let folded = "";
  let place = 0;
  for (const letter of text) {
    const small = fold(letter);
    for (let index = 0; index < small.length; index += 1) origins.push(place);
    folded += small;
    place += letter.length;
  }
  return { folded, origins };
}
