import type { Refusal } from "@ossuaire/kernel";
import { type ReactNode, useState } from "react";
import { useOnce } from "../../look/useOnce.ts";
import { href } from "../../route/route.ts";
import { useLanguage } from "../../words/language.ts";
import { useTableWords } from "../../words/table.ts";
import { goOn } from "../go-on.ts";
import { type Connected, useKnown } from "../useConnection.ts";
import { useWords } from "../words/words.ts";
import { goTo } from "./NextNotice.tsx";
import { Way } from "./Said.tsx";

/** After the end: again with the same people, or to where they have gone on already. */
export function EndWays({ connected }: { readonly connected: Connected }): ReactNode {
  const say = useWords();
  const language = useLanguage();
  const { about } = useKnown(connected);
  const { t } = useTableWords();
  const [refusal, setRefusal] = useState<Refusal>();
  const [isUnwatched, setUnwatched] = useState(false);
  const again = useOnce(async () => {
    const laid = await goOn(connected.table.sitting.id);
    if (typeof laid === "string") location.hash = href({ page: "at", table: laid });
    else setRefusal(laid);
  });
  const watch = useOnce(async () => {
    const { watchAgain } = await import("../watch-again.ts");
    setUnwatched(!(await watchAgain(connected.table)));
  });
  if (about === undefined) return null;
  const { next } = about.face;
  const isOurs = about.you.length > 0 || about.host;
  return (
    <>
      {isOurs && next === undefined && <Way words={say("end.again")} isForward onClick={again} />}
      {isOurs && next !== undefined && (
        <Way words={say("end.go")} isForward onClick={() => void goTo(connected, next)} />
      )}
      <Way words={t("table.watch")} onClick={watch} />
      <p role="alert">{refusal?.words[language] ?? (isUnwatched && say("end.unwatched"))}</p>
    </>
  );
}
