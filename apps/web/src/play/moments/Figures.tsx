import type { ReactNode } from "react";
import type { Tally } from "../../games/look.ts";
import { useLanguage } from "../../words/language.ts";
import { useTableWords } from "../../words/table.ts";
import type { Standing } from "./records.ts";

/** What the match came to, in a few numbers, beside the best of this device. */
export function Figures({
  tally: { figures },
  standing,
}: {
  readonly tally: Tally;
  readonly standing: Standing | undefined;
}): ReactNode {
  const { t } = useTableWords();
  const language = useLanguage();
  return (
    <>
      <ul className="end-figures">
        {figures.map(({ id, value, text, words }) => {
          const best = standing?.best[id];
          return (
            <li key={id}>
              <b>{text[language]}</b>
              <span>{words[language]}</span>
              {best !== undefined && (
                <i>{value > best ? t("table.record") : t("table.recordOf", { best })}</i>
              )}
            </li>
          );
        })}
      </ul>
      {standing && (
        <p className="end-standing">
          {standing.played === 1
            ? t("table.firstTime")
            : t("table.wins", { count: standing.won, played: standing.played })}
        </p>
      )}
    </>
  );
}
