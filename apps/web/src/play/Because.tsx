import type { Refusal } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import { useLanguage } from "../words/language.ts";
import { RuleLink } from "./RuleLink.tsx";

/** Why something may not be done, and the rule that forbids it. */
export function Because({
  reason: { words, rule },
}: {
  readonly reason: Pick<Refusal, "words" | "rule">;
}): ReactNode {
  const language = useLanguage();
  return (
    <>
      {words[language]} {rule !== undefined && <RuleLink id={rule} />}
    </>
  );
}
