import type { ReactNode } from "react";
import { Notice } from "../frame/Notice.tsx";
import { useTableWords } from "../words/table.ts";
import { useWords } from "./words/words.ts";

/** What the server means by the code with which it closes a line for good. */
const reasons = {
  4401: "secret",
  4404: "nowhere",
  4406: "version",
  4410: "deleted",
  4423: "frozen",
  4430: "full",
} as const;

/** The server has closed the line for good: says why. */
export function Gone({ code }: { readonly code: number }): ReactNode {
  const say = useWords();
  const { t } = useTableWords();
  const why = isKnown(code) ? reasons[code] : "broken";
  return <Notice title={say("gone.title")} text={say(`gone.${why}`)} again={t("table.reload")} />;
}

function isKnown(code: number): code is keyof typeof reasons {
  return code in reasons;
}
