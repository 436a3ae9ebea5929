import type { ReactNode } from "react";
import { useTableWords } from "../words/table.ts";
import { openRule } from "./useRuleSheet.ts";

/** Opens a rule beside the table: shows its number, or the words that it is about. */
export function RuleLink({
  id,
  children,
}: {
  readonly id: string;
  readonly children?: ReactNode;
}): ReactNode {
  const { t } = useTableWords();
  return (
    <button
      type="button"
      className="rule-link"
      aria-label={children === undefined ? t("table.rule", { id }) : undefined}
      title={children === undefined ? undefined : t("table.rule", { id })}
      onClick={() => openRule(id)}
    >
      {children ?? id}
    </button>
  );
}
