import type { ReactNode } from "react";
import { Notice } from "../frame/Notice.tsx";
import { useLanguage, useTranslation } from "../words/language.ts";
import { words } from "./words.ts";

/** The server has closed the line for good: says why. */
export function Gone({ code }: { readonly code: number }): ReactNode {
  const language = useLanguage();
  const { t } = useTranslation();
  const why = { 4401: words.gone4401, 4404: words.gone4404, 4406: words.gone4406, 4423: words.gone4423 };
  const text = isKnown(code, why) ? why[code] : words.broken;
  return <Notice title={words.goneTitle[language]} text={text[language]} again={t("table.reload")} />;
}

function isKnown<Codes extends object>(code: number, codes: Codes): code is number & keyof Codes {
  return code in codes;
}
