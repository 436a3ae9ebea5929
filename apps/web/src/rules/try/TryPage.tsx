import type { Example, PlayedBook } from "@ossuaire/kernel";
import { type ReactNode, use, useState } from "react";
import { Lost } from "../../frame/Lost.tsx";
import { openBook, openLook } from "../../games/games.ts";
import { LessonTable } from "../../tutorial/LessonTable.ts";
import { catalogueOf } from "../catalogues.ts";
import { isPlayed } from "../volume.ts";
import { TryScreen } from "./TryScreen.tsx";

/** An example of the rules on a board of its own. */
export function TryPage({ id }: { readonly id: string }): ReactNode {
  const catalogue = catalogueOf(id);
  const opening = catalogue && openBook(catalogue);
  const book = opening && use(opening);
  const example = book?.chapters.flatMap(({ examples = [] }) => examples).find(({ rule }) => rule === id);
  if (book === undefined || !isPlayed(book) || example === undefined) return <Lost />;
  return <Tried book={book} example={example} />;
}

function Tried({ book, example }: { readonly book: PlayedBook; readonly example: Example }): ReactNode {
  const look = use(openLook(book.game.id, book.needs));
  const [table] = useState(() => {
    const { terms, told, begins = 0 } = example;
    const opened = LessonTable.open({ game: book.game, terms }, told.slice(0, begins));
    if (opened === undefined) throw new Error(`${example.rule} does not begin as it is told`);
    return opened;
  });
  return <TryScreen look={look} example={example} table={table} />;
}
