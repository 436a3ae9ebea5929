import { memo, type ReactNode } from "react";
import { Figure } from "../look/Figure.tsx";
import { href } from "../route/route.ts";
import { useTranslation } from "../words/language.ts";
import type { Rule } from "./catalogue.ts";
import { RunningText } from "./RunningText.tsx";
import "./rule.css";
import type { Book } from "./spans.ts";

type RuleTextProps = {
  readonly rule: Rule;
  readonly book: Book;
  /** The rule that the reader came for: a hand in the margin points at it. */
  readonly pointed?: boolean;
  /** In its place in the book, where addresses lead; not in a list of what was found. */
  readonly anchored?: boolean;
  readonly words?: readonly string[];
};

export const RuleText = memo(function RuleText({
  rule,
  book,
  pointed,
  anchored,
  words,
}: RuleTextProps): ReactNode {
  const { t } = useTranslation();
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
        {rule.mark !== "engine" && <span className="rule-mark">{t(`marks.${rule.mark}`)}</span>}
      </p>
      <p className="rule-text">
        <RunningText text={rule.text} book={book} words={words} />
        {rule.source !== undefined && <small className="rule-source"> {rule.source}</small>}
      </p>
    </div>
  );
});
