import type { ReactNode } from "react";
import { useTranslation } from "../words/language.ts";
import type { Catalogue, Rule } from "./catalogue.ts";
import { tellingWords, wordsOf } from "./fold.ts";
import { NothingFound } from "./NothingFound.tsx";
import { rulesOf } from "./parse.ts";
import { RuleText } from "./RuleText.tsx";
import { searchRules } from "./search.ts";

type FoundInBookProps = { readonly book: Catalogue; readonly query: string; readonly children: ReactNode };

/** The rules of one book that answer a search, under the titles of their chapters. */
export function FoundInBook({ book, query, children }: FoundInBookProps): ReactNode {
  const { t } = useTranslation();
  const found = searchRules(book, query);
  const words = tellingWords(wordsOf(query));
  return (
    <div className="found">
      <p className="found-count" role="status">
        {found.length > 0 && t("rules.found", { count: found.length })}
      </p>
      {found.length === 0 && <NothingFound query={query} />}
      <p className="found-wider">{children}</p>
      {byChapter(book, found).map(({ title, rules }) => (
        <section key={rules[0]?.id} className="chapter">
          <h2>{title}</h2>
          {rules.map((rule) => (
            <RuleText key={rule.id} rule={rule} book={book} words={words} />
          ))}
        </section>
      ))}
    </div>
  );
}

type Group = { readonly title: string; readonly rules: readonly Rule[] };

/** Neighbours of the same chapter stand under one title; a rule put first for its number stands alone. */
function byChapter(book: Catalogue, found: readonly Rule[]): readonly Group[] {
  const titles = new Map(
    book.chapters.flatMap((chapter) => rulesOf(chapter).map(({ id }) => [id, chapter.title])),
  );
  const groups: { title: string; rules: Rule[] }[] = [];
  for (const rule of found) {
    const title = titles.get(rule.id) ?? "";
    const last = groups.at(-1);
    if (last?.title === title) last.rules.push(rule);
    else groups.push({ title, rules: [rule] });
  }
  return groups;
}
