import type { ReactNode } from "react";
import { useRulesWords } from "../words/rules.ts";

export function NothingFound({ query }: { readonly query: string }): ReactNode {
  const { t } = useRulesWords();
  return (
    <div className="slip" role="status">
      <p className="slip-title">{t("rules.nothing", { query: query.trim() })}</p>
      <p>{t("rules.nothingHelp")}</p>
    </div>
  );
}
