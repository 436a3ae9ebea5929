import { type SeenCharacter, sheetWords } from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { RuleLink } from "../../../play/RuleLink.tsx";
import { useLanguage } from "../../../words/language.ts";

/** REG-SHEET-08, REG-VERDICT-03: what is borne against what may be borne, and the destiny that is left. */
export function Load({ who: { load, loadLimit, destiny } }: { readonly who: SeenCharacter }): ReactNode {
  const language = useLanguage();
  const share = Math.min(1, load / Math.max(1, loadLimit));
  return (
    <section className="dr-load" aria-label={sheetWords.load[language]}>
      <h4>
        {sheetWords.load[language]}
        <small>
          {sheetWords.loadOf[language]} <RuleLink id="REG-SHEET-08" />
        </small>
      </h4>
      <div className="dr-load-bar" data-over={load > loadLimit ? "" : undefined}>
        <span style={{ width: `${share * 100}%` }} />
      </div>
      <p>
        <b>{sheetWords.carried(load, loadLimit)[language]}</b>
        <i>{sheetWords.unladen(loadLimit - load)[language]}</i>
      </p>
      <p className="dr-destiny">
        <span aria-hidden="true">{"✹".repeat(Math.min(9, destiny))}</span>{" "}
        {sheetWords.destiny(destiny)[language]} <RuleLink id="REG-CHAR-16" />
      </p>
    </section>
  );
}
