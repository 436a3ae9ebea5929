import type { ReactNode } from "react";
import { useHomeWords } from "../words/home.ts";
import { useVersion } from "./version.ts";

/** Says so once no network is needed any more, and not before. */
export function Offline(): ReactNode {
  const { t } = useHomeWords();
  const { offline } = useVersion();
  return <p aria-live="polite">{offline && t("version.offline")}</p>;
}
