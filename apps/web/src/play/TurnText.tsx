import type { TurnLine, Words } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import { useLanguage } from "../words/language.ts";
import { useTableWords } from "../words/table.ts";
import { RuleLink } from "./RuleLink.tsx";
import "./turn-text.css";

/** The first thing of every help: what one plays for, and how a turn goes, on one leaf. */
export function TurnText({
  aim,
  rule,
  lines,
}: {
  readonly aim: Words;
  readonly rule: string;
  readonly lines: readonly TurnLine[];
}): ReactNode {
  const { t } = useTableWords();
  const language = useLanguage();
  return (
    <>
      <p className="turn-aim">
        {aim[language]} <RuleLink id={rule} />
      </p>
      <h3>{t("table.turnGoes")}</h3>
      <ol className="turn-lines">
        {lines.map(({ title, text, rule: id }) => (
          <li key={id}>
            <b>{title[language]}</b> {text[language]} <RuleLink id={id} />
          </li>
        ))}
      </ol>
    </>
  );
}
