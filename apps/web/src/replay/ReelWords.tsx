import type { Sight } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import type { Look } from "../games/look.ts";
import { useLanguage } from "../words/language.ts";
import { useTableWords } from "../words/table.ts";

/** What was asked on this page, and who played. */
export function ReelWords({ look, sight }: { readonly look: Look; readonly sight: Sight }): ReactNode {
  const { t } = useTableWords();
  const language = useLanguage();
  const { view, decision, waiting, outcome } = sight;
  const prompt = waiting && look.words.prompt(waiting.prompt)[language];
  return (
    <div className="reel-words">
      <div>
        <h2 className="foot-title">{look.words.title(view, decision)[language]}</h2>
        <p className="foot-prompt">{outcome ? t("table.over") : prompt}</p>
      </div>
      {look.Playing && <look.Playing view={view} />}
    </div>
  );
}
