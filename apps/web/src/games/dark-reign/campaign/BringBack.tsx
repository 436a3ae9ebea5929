import { campaignWords } from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import { FileButton } from "../../../look/FileButton.tsx";
import { useLanguage } from "../../../words/language.ts";

/** More than any campaign takes: such a file is not even read. */
const largest = 1_000_000;

/** A file from elsewhere; what it says is judged by whoever asked for it. */
export function BringBack({ onText }: { onText(text: string | undefined): void }): ReactNode {
  const language = useLanguage();
  const read = async (file: File): Promise<void> => {
    onText(file.size > largest ? "" : await file.text().catch(() => undefined));
  };
  return <FileButton onFile={(file) => void read(file)}>{campaignWords.bring[language]}</FileButton>;
}
