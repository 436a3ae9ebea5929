import type { ReactNode } from "react";
import { href } from "../route/route.ts";
import { cutAt } from "./fold.ts";
import { type Book, type Span, spansOf } from "./spans.ts";

const noWords: readonly string[] = [];

type RunningTextProps = {
  readonly text: string;
  readonly book: Book;
  /** Words to be lit up, folded. */
  readonly words?: readonly string[] | undefined;
};

export function RunningText({ text, book, words = noWords }: RunningTextProps): ReactNode {
  return <Spans spans={spansOf(text, book)} words={words} />;
}

function Spans({
  spans,
  words,
}: {
  readonly spans: readonly Span[];
  readonly words: readonly string[];
}): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
  return spans.map((span, place) => <SpanText key={place} span={span} words={words} />);
}

function SpanText({ span, words }: { readonly span: Span; readonly words: readonly string[] }): ReactNode {
  switch (span.kind) {
    case "text":
      return <Lit text={span.text} words={words} />;
    case "code":
      return <code>{span.text}</code>;
    case "strong":
      return (
        <strong>
          <Spans spans={span.spans} words={words} />
        </strong>
      );
    case "emphasis":
      return (
        <em>
          <Spans spans={span.spans} words={words} />
        </em>
      );
    case "gloss":
      return (
        <small className="gloss">
          <Spans spans={span.spans} words={words} />
        </small>
      );
    case "reference":
      return (
        <a className="reference" href={href({ page: "rule", id: span.id })}>
          {span.text}
        </a>
      );
  }
}

function Lit({ text, words }: { readonly text: string; readonly words: readonly string[] }): ReactNode {
  return cutAt(text, words).map((piece, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
    piece.found ? <mark key={place}>{piece.text}</mark> : piece.text,
  );
}
