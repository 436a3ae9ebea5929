import type { Trouble } from "@ossuaire/table";
import type { ReactNode } from "react";
import { Notice } from "../frame/Notice.tsx";
import { href } from "../route/route.ts";
import { useLanguage } from "../words/language.ts";
import { useTableWords } from "../words/table.ts";

/** Why a match is not on the table, and what can be done with it all the same. */
export function NotOpen({
  id,
  trouble,
  onTake,
}: {
  readonly id: string;
  readonly trouble: Trouble;
  onTake(): void;
}): ReactNode {
  const { t } = useTableWords();
  const language = useLanguage();
  switch (trouble.kind) {
    case "elsewhere":
      return (
        <Notice title={t("table.elsewhere")} text={t("table.elsewhereText")}>
          <button type="button" className="button button-forward" onClick={onTake}>
            {t("table.take")}
          </button>{" "}
        </Notice>
      );
    case "fault":
      return (
        <Notice
          title={t("table.notOpen")}
          text={trouble.words[language]}
          again={trouble.passing ? t("frame.again") : undefined}
        >
          {trouble.watchable && (
            <>
              <a className="button button-forward" href={href({ page: "replay", saved: id })}>
                {t("table.watchOld")}
              </a>{" "}
            </>
          )}
        </Notice>
      );
  }
}
