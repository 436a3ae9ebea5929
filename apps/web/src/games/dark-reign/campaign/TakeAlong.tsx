import { campaignWords, type Roster, writeCampaign } from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { saveFile } from "../../../look/saveFile.ts";
import { useLanguage } from "../../../words/language.ts";

/** The group as a file. */
export function TakeAlong({ roster }: { readonly roster: Roster }): ReactNode {
  const language = useLanguage();
  return (
    <button
      type="button"
      className="button"
      onClick={() => saveFile(writeCampaign(roster), `${campaignWords.fileName[language]}.json`)}
    >
      {campaignWords.take[language]}
    </button>
  );
}
