import { type Catacombs, endingWords, heroCard, lordOf } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../words/language.ts";
import type { EndProps } from "../look.ts";

/** Who has won, why, and how everybody fared. */
export function End({ view }: EndProps<Catacombs>): ReactNode {
  const { t } = useTranslation();
  const language = useLanguage();
  if (view.ended === undefined) return null;
  const words = endingWords[view.ended.why][language];
  return (
    <div>
      <p>
        <strong>{words.charAt(0).toUpperCase() + words.slice(1)}.</strong>
      </p>
      <ul>
        {Object.entries(view.heroes).map(([hero, { life, gold }]) => (
          <li key={hero}>
            {heroCard(hero).name[language]}
            {t("catacombs.fared", { count: life, gold })}
          </li>
        ))}
        <li>
          {lordOf(view.lord.id).name[language]}
          {t("catacombs.lordFared", { count: view.lord.life })}
        </li>
      </ul>
    </div>
  );
}
