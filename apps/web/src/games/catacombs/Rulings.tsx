import { helpWords } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { RuleLink } from "../../play/RuleLink.tsx";
import { useLanguage } from "../../words/language.ts";

/** CAT-LIMIT-06, 08: nobody overrules the table; how it decides where the rulebook is silent, can be read. */
export function Rulings(): ReactNode {
  const language = useLanguage();
  return (
    <>
      <h3>{helpWords.rulings[language]}</h3>
      <p>
        {helpWords.rulingsText[language]}{" "}
        <RuleLink id="CAT-RULING-01">{helpWords.rulingsLink[language]}</RuleLink>
      </p>
    </>
  );
}
