import { memo, type ReactNode } from "react";
import { Figure } from "../look/Figure.tsx";
import { href } from "../route/route.ts";
import { useRulesWords } from "../words/rules.ts";
import type { Rule } from "./catalogue.ts";
import { Note } from "./Note.tsx";
import { RunningText } from "./RunningText.tsx";
import "./rule.css";
import { SourceOf } from "./SourceOf.tsx";
import type { Book } from "./spans.ts";

type RuleTextProps = {
  readonly rule: Rule;
  readonly book: Book;
  /** The rule that the reader came for: a hand in the margin points at it. */
  readonly pointed?: boolean;
  /** In its place in the book, where addresses lead. */
  readonly anchored?: boolean;
};

export const RuleText = memo(function RuleText({ rule, book, pointed, anchored }: RuleTextProps): ReactNode {
  const { t } = useRulesWords();
  return (
    <div
      className={pointed ? "rule rule-pointed" : "rule"}
      id={anchored ? rule.id : undefined}
      tabIndex={anchored ? -1 : undefined}
    >
      {pointed && <Figure name="finger" className="rule-hand" />}
      <p className="rule-margin">
        <a className="rule-number" href={href({ page: "rule", id: rule.id })}>
          {rule.id}
        </a>
      </p>
      <p className="rule-text">
        <RunningText text={rule.text} book={book} />{" "}
        <Note about={rule.id}>
          <SourceOf rule={rule} book={book} />
          {rule.mark !== "engine" && <span>{t(`marks.${rule.mark}`)}</span>}
          {rule.notes.map((note) => (
            <span key={note}>
              <RunningText text={note} book={book} />
            </span>
          ))}
        </Note>
      </p>
    </div>
  );
});
