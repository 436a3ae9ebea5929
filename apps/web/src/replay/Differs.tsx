import type { Difference } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../words/language.ts";

/** An old match: by which rules it was played, how far it goes by today's, and why no further. */
export function Differs({
  differs: { fault, stop, answers },
  played,
}: {
  readonly differs: Difference;
  readonly played: number;
}): ReactNode {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <p className="reel-differs" role="note">
      {fault.words[language]} {t("replay.differs", { at: played, count: answers })} {stop?.words[language]}
    </p>
  );
}
