import type { ReactNode } from "react";
import { wordsIn } from "./find/terms.ts";

type LitProps = { readonly text: string; isSought(word: string): boolean };

/** A text in which the words that were looked for are lit up. */
export function Lit({ text, isSought }: LitProps): ReactNode {
  const pieces: ReactNode[] = [];
  let read = 0;
  for (const { word, at, end } of wordsIn(text)) {
    if (!isSought(word)) continue;
    if (at > read) pieces.push(text.slice(read, at));
    pieces.push(<mark key={at}>{text.slice(at, end)}</mark>);
    read = end;
  }
  return [...pieces, text.slice(read)];
}
