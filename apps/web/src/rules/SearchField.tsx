import { type FormEvent, type ReactNode, useId } from "react";
import { href } from "../route/route.ts";
import { useRulesWords } from "../words/rules.ts";
import "./search.css";

type SearchFieldProps = {
  readonly label: string;
  readonly query: string;
  readonly onChange: (query: string) => void;
};

export function SearchField({ label, query, onChange }: SearchFieldProps): ReactNode {
  const { t } = useRulesWords();
  const field = useId();
  return (
    <search>
      <form className="search" onSubmit={(event) => openRule(event, query)}>
        <label htmlFor={field}>{label}</label>
        <div className="search-row">
          <input
            id={field}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={t("rules.placeholder")}
            value={query}
            onChange={(event) => onChange(event.target.value)}
          />
          {query !== "" && (
            <button type="button" onClick={() => onChange("")}>
              {t("rules.clear")}
            </button>
          )}
        </div>
      </form>
    </search>
  );
}

/** Who types a whole number and Enter wants that rule, in its place in the book. */
function openRule(event: FormEvent, query: string): void {
  event.preventDefault();
  const id = query.trim().toUpperCase();
  if (/^[A-Z]{3}-[A-Z]+-\d{2}$/.test(id)) location.hash = href({ page: "rule", id });
}
