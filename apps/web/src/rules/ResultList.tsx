import type { ReactNode } from "react";
import { href, type ReaderRoute, type Route } from "../route/route.ts";
import { useRulesWords } from "../words/rules.ts";
import type { CatalogueId } from "./catalogues.ts";
import type { Entry } from "./find/entries.ts";
import type { Found } from "./find/search.ts";
import { Lit } from "./Lit.tsx";
import { curved } from "./spans.ts";

type ResultListProps = {
  readonly id: CatalogueId;
  readonly found: Found;
  readonly query: string;
  /** Where the reader is: the result that lies open is marked. */
  readonly at?: ReaderRoute;
  readonly most?: number;
};

export function ResultList({ id, found, query, at, most }: ResultListProps): ReactNode {
  const { t } = useRulesWords();
  const here = at && href({ ...at, query });
  return (
    <ol className="results">
      {found.results.slice(0, most).map(({ entry, label }) => {
        const link = href(placeOf(entry, id, query));
        return (
          <li key={entry.key}>
            <a
              href={link}
              className="result"
              data-label={label}
              aria-current={link === here ? "page" : undefined}
            >
              <span className="result-head">
                <span className="result-title">{entry.title}</span>
                <span className="result-label">{t(`rules.labels.${label}`)}</span>
              </span>
              <span className="result-text">
                <Lit text={textOf(entry)} isSought={found.isSought} />
              </span>
              <span className="result-rules">{entry.rules.slice(0, 2).join(", ")}</span>
            </a>
          </li>
        );
      })}
    </ol>
  );
}

/** A point is found in its chapter, a rule in the whole text. */
function placeOf({ point, rules }: Entry, catalogue: CatalogueId, query: string): Route {
  if (point === undefined) return { page: "rule", id: rules[0] ?? "", query };
  return { page: "catalogue", catalogue, chapter: point.chapter, point: point.place, query };
}

function textOf({ name, text }: Entry): string {
  return curved(name === "" ? text : `${name} ${text}`);
}
