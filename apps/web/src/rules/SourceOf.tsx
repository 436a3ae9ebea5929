import type { ReactNode } from "react";
import { href } from "../route/route.ts";
import { useRulesWords } from "../words/rules.ts";
import type { Rule } from "./catalogue.ts";
import { RunningText } from "./RunningText.tsx";
import type { Book } from "./spans.ts";

/** The number of a rule, and where it comes from: the rulebook, or a decision of this house. */
export function SourceOf({ rule, book }: { readonly rule: Rule; readonly book: Book }): ReactNode {
  const { t } = useRulesWords();
  const { id, isOurs, source } = rule;
  return (
    <span>
      <a href={href({ page: "rule", id })}>
        <b>{id}</b>
      </a>
      {" · "}
      {t(isOurs ? "rules.ours" : "rules.fromBook")}
      {source !== undefined && (
        <>
          {", "}
          <RunningText text={source} book={book} />
        </>
      )}
    </span>
  );
}
