import type { Refusal } from "@ossuaire/kernel";
import type { OpenTable } from "@ossuaire/table";
import { type ReactNode, useState } from "react";
import { Sheet } from "../look/Sheet.tsx";
import { saveFile } from "../look/saveFile.ts";
import { href } from "../route/route.ts";
import { useLanguage } from "../words/language.ts";
import { useTableWords } from "../words/table.ts";
import { forgetKeys } from "./keys.ts";
import { clearAway } from "./server.ts";
import { useWords } from "./words/words.ts";

/** Whoever laid a table may clear it away, after a second thought; where the match is over, its file is offered first. */
export function ClearAway({
  table,
  secret,
  match,
}: {
  readonly table: string;
  readonly secret: string;
  /** What would be lost. */
  readonly match: Pick<OpenTable, "share"> | undefined;
}): ReactNode {
  const say = useWords();
  const { t } = useTableWords();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const clear = async () => {
    const done = await clearAway(table, secret);
    if (!done.ok) return setRefusal(done.refusal);
    await forgetKeys(table);
    location.hash = href({ page: "friends" });
  };
  const save = async (from: Pick<OpenTable, "share">) => {
    const { file } = await from.share();
    if (file !== undefined) saveFile(file, `${t("share.fileName")}.json`);
  };
  return (
    <>
      <button type="button" className="button clear-away" onClick={() => setOpen(true)}>
        {say("clear.way")}
      </button>
      {isOpen && (
        <Sheet title={say("clear.title")} onClose={() => setOpen(false)}>
          <p>{say("clear.text")}</p>
          <p role="alert">{refusal?.words[language]}</p>
          <div className="leaf-actions">
            {match !== undefined && (
              <button type="button" className="button" onClick={() => void save(match)}>
                {say("clear.file")}
              </button>
            )}
            <button type="button" className="button" data-focus onClick={() => setOpen(false)}>
              {say("clear.no")}
            </button>
            <button type="button" className="button button-forward" onClick={() => void clear()}>
              {say("clear.yes")}
            </button>
          </div>
        </Sheet>
      )}
    </>
  );
}
