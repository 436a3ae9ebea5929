import type { Catalogue } from "./catalogue.ts";
import { catalogueOf } from "./catalogues.ts";

/** A piece of running text of a book. */
export type Span =
  | { readonly kind: "text" | "code"; readonly text: string }
  | { readonly kind: "strong" | "emphasis" | "gloss"; readonly spans: readonly Span[] }
  | { readonly kind: "reference"; readonly text: string; readonly id: string };

/** The book in which a text stands: its numbers may be written short there (`R-19` or `R19`, `ARMOUR-01`). */
export type Book = Pick<Catalogue, "prefix" | "anchors">;

const marked =
  /`(?<code>[^`]+)`|\*\*(?<strong>.+?)\*\*|\*(?<emphasis>[^*]+)\*|(?<gloss>\(fr: [^)]*\))|(?<number>\b[A-Z]+(?:-[A-Z]+)?-\d{2}\b|\b[A-Z]{3}-[A-Z]+\b|\bR\d{2}\b)/g;

export function spansOf(text: string, book: Book): readonly Span[] {
  const spans: Span[] = [];
  let read = 0;
  for (const match of text.matchAll(marked)) {
    const span = spanOf(match, book);
    if (span === undefined) continue;
    if (match.index > read) spans.push(plain(text.slice(read, match.index)));
    spans.push(span);
    read = match.index + match[0].length;
  }
  if (read < text.length) spans.push(plain(text.slice(read)));
  return spans;
}

function spanOf({ groups = {} }: RegExpExecArray, book: Book): Span | undefined {
  const { code, strong, emphasis, gloss, number } = groups;
  if (code !== undefined) return { kind: "code", text: code };
  if (strong !== undefined) return { kind: "strong", spans: spansOf(strong, book) };
  if (emphasis !== undefined) return { kind: "emphasis", spans: spansOf(emphasis, book) };
  if (gloss !== undefined) return { kind: "gloss", spans: [plain(gloss)] };
  const id = number === undefined ? undefined : resolve(number, book);
  return number === undefined || id === undefined ? undefined : { kind: "reference", text: number, id };
}

/** The rule or chapter that a number names; undefined when it only looks like one. */
function resolve(number: string, { prefix, anchors }: Book): string | undefined {
  const home = catalogueOf(number);
  if (home !== undefined && !number.startsWith(`${prefix}-`)) return /\d$/.test(number) ? number : undefined;
  const written = number.replace(/^R-?(?=\d)/, "RULING-");
  return [number, `${prefix}-${written}`].find((id) => anchors.has(id));
}

function plain(text: string): Span {
  return { kind: "text", text: curved(text) };
}

/** The books are typed with straight quotes; print has curved ones. */
export function curved(text: string): string {
  return text.replace(/(?<=[\p{L}\d])'/gu, "’").replace(/"([^"]*)"/g, "“$1”");
}
