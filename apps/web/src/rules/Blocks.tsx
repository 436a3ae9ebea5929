import type { ReactNode } from "react";
import type { Block } from "./catalogue.ts";
import { RuleText } from "./RuleText.tsx";
import { RunningText } from "./RunningText.tsx";
import type { Book } from "./spans.ts";

type BlocksProps = {
  readonly blocks: readonly Block[];
  readonly book: Book;
  readonly target?: string | undefined;
};

export function Blocks({ blocks, book, target }: BlocksProps): ReactNode {
  return blocks.map((block, place) => {
    if (block.kind === "rule") {
      return (
        <RuleText
          key={block.rule.id}
          rule={block.rule}
          book={book}
          pointed={block.rule.id === target}
          anchored
        />
      );
    }
    // Prose has no name of its own and never moves: its place is its key.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    return <ProseBlock key={place} block={block} book={book} />;
  });
}

type ProseBlockProps = { readonly block: Exclude<Block, { readonly kind: "rule" }>; readonly book: Book };

function ProseBlock({ block, book }: ProseBlockProps): ReactNode {
  switch (block.kind) {
    case "prose":
      return (
        <p className="prose">
          <RunningText text={block.text} book={book} />
        </p>
      );
    case "list":
      return (
        <ul className="prose-list">
          {block.items.map((item) => (
            <li key={item}>
              <RunningText text={item} book={book} />
            </li>
          ))}
        </ul>
      );
    case "table":
      return <TableBlock head={block.head} rows={block.rows} book={book} />;
  }
}

type TableBlockProps = Pick<Extract<Block, { readonly kind: "table" }>, "head" | "rows"> & {
  readonly book: Book;
};

function TableBlock({ head, rows, book }: TableBlockProps): ReactNode {
  return (
    // A wide table scrolls by itself, so the keyboard must reach it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <figure className="prose-table" tabIndex={0} aria-label={head.join(", ")}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                <RunningText text={cell} book={book} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join("|")}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
                <td key={column}>
                  <RunningText text={cell} book={book} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
