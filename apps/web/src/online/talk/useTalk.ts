import { phrases, type Said } from "@ossuaire/table";
import { useState } from "react";
import { useLanguage } from "../../words/language.ts";
import { type Connected, useKnown } from "../useConnection.ts";
import { useMuted } from "./muted.ts";

export interface Talking {
  /** What may be seen here, in its order. */
  readonly words: readonly Said[];
  /** How many of them nobody here has seen. */
  readonly unread: number;
  textOf(said: Said): string;
  /** All that was said has been seen. */
  read(): void;
}

/** What is said at a table, but for those whom somebody here does not want to read. */
export function useTalk(connected: Connected): Talking {
  const language = useLanguage();
  const { said, about } = useKnown(connected);
  const muted = useMuted();
  const { id } = connected;
  const [seen, setSeen] = useState<number>();
  const words = said.filter(({ by }) => !muted.has(`${id}/${by}`));
  const last = said.at(-1)?.n ?? 0;
  // What was said before one came is not new.
  if (seen === undefined && about !== undefined) setSeen(last);
  return {
    words,
    unread: words.filter(({ n, by }) => n > (seen ?? last) && !about?.you.includes(by)).length,
    textOf: (one) => ("phrase" in one ? phrases[one.phrase][language] : one.text),
    read: () => setSeen(last),
  };
}
