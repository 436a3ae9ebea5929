import type { ReactNode } from "react";
import { href } from "../route/route.ts";
import { type Book, type Span, spansOf } from "./spans.ts";

type RunningTextProps = { readonly text: string; readonly book: Book };

export function RunningText({ text, book }: RunningTextProps): ReactNode {
  return <Spans spans={spansOf(text, book)} />;
}

function Spans({ spans }: { readonly spans: readonly Span[] }): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
  return spans.map((span, place) => <SpanText key={place} span={span} />);
}

function SpanText({ span }: { readonly span: Span }): ReactNode {
  switch (span.kind) {
    case "text":
      return span.text;
    case "code":
      return <code>{span.text}</code>;
    case "strong":
      return (
        <strong>
          <Spans spans={span.spans} />
        </strong>
      );
    case "emphasis":
      return (
        <em>
          <Spans spans={span.spans} />
        </em>
      );
    case "gloss":
      return (
        <small className="gloss">
          <Spans spans={span.spans} />
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
