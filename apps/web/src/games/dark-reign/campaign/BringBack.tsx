import { campaignWords } from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";

/** More than any campaign takes: such a file is not even read. */
const largest = 1_000_000;

/** A file from elsewhere; what it says is judged by whoever asked for it. */
export function BringBack({ onText }: { onText(text: string | undefined): void }): ReactNode {
  const language = useLanguage();
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    onText(file.size > largest ? "" : await file.text().catch(() => undefined));
  };
  return (
    <label className="button campaigns-bring">
      {campaignWords.bring[language]}
      <input
        type="file"
        accept=".json,application/json"
        className="unseen"
        onChange={({ target }) => {
          void read(target.files?.[0]);
          target.value = "";
        }}
      />
    </label>
  );
}
