import type { ReactNode } from "react";
import { Notice } from "../frame/Notice.tsx";
import { useTableWords } from "../words/table.ts";
import { FrozenTable } from "./frozen/FrozenTable.tsx";
import type { Connected } from "./useConnection.ts";
import { useWords } from "./words/words.ts";

/** Other rules have played there. */
const frozen = 4423;

/** What the server means by the code with which it closes a line for good. */
const reasons = {
  4401: "secret",
  4404: "nowhere",
  4406: "version",
  4410: "deleted",
  4430: "full",
} as const;

/** The server has closed the line for good: says why, and what can be done. */
export function Gone({
  code,
  connected: { id, keys },
  onOpen,
}: {
  readonly code: number;
  readonly connected: Connected;
  /** One can sit down there again. */
  onOpen(): void;
}): ReactNode {
  const say = useWords();
  const { t } = useTableWords();
  if (code === frozen) return <FrozenTable table={id} keys={keys} onOpen={onOpen} />;
  const why = isKnown(code) ? reasons[code] : "broken";
  return <Notice title={say("gone.title")} text={say(`gone.${why}`)} again={t("table.reload")} />;
}

function isKnown(code: number): code is keyof typeof reasons {
  return code in reasons;
}
