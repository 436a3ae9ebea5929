import type { Refusal } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import { useLanguage } from "../words/language.ts";
import { useTableWords } from "../words/table.ts";
import { WatchButtons } from "./blows/WatchButtons.tsx";
import { Foot } from "./Foot.tsx";
import { FootNotice } from "./FootNotice.tsx";
import type { Host } from "./host.ts";
import type { FootParts } from "./TableScreen.tsx";
import { UnkeptNotice } from "./UnkeptNotice.tsx";
import { useAim } from "./useAim.ts";
import type { Match } from "./usePlayHost.ts";
import type { Saying } from "./useUnkept.ts";

/** At the foot of a match that is played: what is said once, the question or what is waited for, and the ways to answer. */
export function PlayFoot({
  match,
  host,
  refusal,
  unkept,
  parts: { asked, choices, deeds, asideRef },
  fan,
  nameAt,
}: {
  readonly match: Match;
  readonly host: Host;
  readonly refusal: Refusal | undefined;
  readonly unkept: Saying;
  readonly parts: FootParts;
  /** Shows the fan. */
  readonly fan: ReactNode;
  nameAt(seat: string): string;
}): ReactNode {
  const { t } = useTableWords();
  const language = useLanguage();
  const { table, look, pages, shown, sight } = match;
  const aim = useAim(match);
  const isUnkept = unkept.why !== undefined && unkept.due;
  return (
    <>
      {unkept.why !== undefined && unkept.due && (
        <UnkeptNotice table={table} why={unkept.why} onClose={() => unkept.say(false)} />
      )}
      {aim.due && !isUnkept && (
        <FootNotice title={t("table.aim")} words={look.words.aim[language]} onClose={aim.close} />
      )}
      <Foot
        look={look}
        sight={sight}
        asked={asked}
        words={words()}
        refusal={refusal}
        asideRef={asideRef}
        deeds={deeds}
      >
        {choices}
        {fan}
        <WatchButtons pages={pages} shown={shown} />
      </Foot>
    </>
  );

  /** Said instead of the question, when there is none for this viewer. */
  function words(): string | undefined {
    if (host.again) return t("blows.againRuns");
    if (shown.flick !== undefined) return t("table.watching");
    if (sight.outcome !== undefined) return t("table.over");
    if (host.decision !== undefined) return undefined;
    const seat = sight.waiting?.seats[0];
    if (seat === undefined) return "";
    const isBot = table.sitting.sitters[seat]?.kind === "bot";
    return t(isBot ? "table.thinking" : "table.waiting", { name: nameAt(seat) });
  }
}
