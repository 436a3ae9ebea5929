import { type ReactNode, useEffect, useRef } from "react";
import { href } from "../route/route.ts";
import { useLanguage } from "../words/language.ts";
import { useRulesWords } from "../words/rules.ts";
import { type CatalogueId, catalogues, coverOf } from "./catalogues.ts";
import "./tabs.css";

/** From one book to the next, or to all of them; what is looked for is looked for there as well. */
export function BookTabs({ open, query }: { readonly open: CatalogueId; readonly query: string }): ReactNode {
  const { t } = useRulesWords();
  const language = useLanguage();
  const line = useRef<HTMLElement>(null);
  const tab = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    // On a phone the line slides: the open book must not lie beyond its edge.
    if (line.current && tab.current)
      line.current.scrollLeft = tab.current.offsetLeft - line.current.offsetLeft - 24;
  }, []);

  return (
    <nav ref={line} className="tabs" aria-label={t("rules.books")}>
      <ul>
        {catalogues.map((id) => (
          <li key={id}>
            <a
              ref={id === open ? tab : undefined}
              href={href({ page: "catalogue", catalogue: id, query })}
              aria-current={id === open ? "page" : undefined}
            >
              {coverOf(id).name[language]}
            </a>
          </li>
        ))}
        <li>
          <a href={href({ page: "rules", query })}>{t("rules.all")}</a>
        </li>
      </ul>
    </nav>
  );
}
