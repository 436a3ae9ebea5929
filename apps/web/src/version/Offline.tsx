import type { ReactNode } from "react";
import { useTranslation } from "../words/language.ts";
import { useVersion } from "./version.ts";

/** Says so once no network is needed any more, and not before. */
export function Offline(): ReactNode {
  const { t } = useTranslation();
  const { offline } = useVersion();
  return <p aria-live="polite">{offline && t("version.offline")}</p>;
}
