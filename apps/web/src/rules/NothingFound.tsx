import type { ReactNode } from "react";
import { useTranslation } from "../words/language.ts";

export function NothingFound({ query }: { readonly query: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="slip" role="status">
      <p className="slip-title">{t("rules.nothing", { query: query.trim() })}</p>
      <p>{t("rules.nothingHelp")}</p>
    </div>
  );
}
