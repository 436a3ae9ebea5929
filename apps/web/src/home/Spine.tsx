import type { ReactNode } from "react";
import { href } from "../route/route.ts";
import { type CatalogueId, coverOf } from "../rules/catalogues.ts";
import { useLanguage, useTranslation } from "../words/language.ts";
import "./spine.css";

/** A box that cannot be opened yet: one sees its back, and may read its rules. */
export function Spine({ id }: { readonly id: CatalogueId }): ReactNode {
  const { t } = useTranslation();
  const language = useLanguage();
  const { name, figure } = coverOf(id);
  return (
    <article className={`spine game-${id}`}>
      <svg className="spine-figure" viewBox="0 0 512 512" aria-hidden="true" focusable="false">
        <path fill="currentColor" d={figure} />
      </svg>
      <h3 className="spine-name">
        <a className="spine-link" href={href({ page: "catalogue", catalogue: id, query: "" })}>
          {name[language]}
          <span className="unseen"> — {t("home.read")}</span>
        </a>
      </h3>
      <p className="spine-seal">{t("home.seal")}</p>
    </article>
  );
}
