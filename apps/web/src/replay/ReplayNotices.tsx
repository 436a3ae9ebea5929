import type { Difference } from "@ossuaire/kernel";
import { type ReactNode, useState } from "react";
import { FootNotice } from "../play/FootNotice.tsx";
import { useLanguage } from "../words/language.ts";
import { useReplayWords } from "../words/replay.ts";

/** What has to be known of a match that is watched: that the device did not store it, or that it follows other rules. */
export function ReplayNotices({
  loose,
  differs,
  played,
}: {
  readonly loose: boolean;
  readonly differs: Difference | undefined;
  /** How many moves can be shown. */
  readonly played: number;
}): ReactNode {
  const { t } = useReplayWords();
  const language = useLanguage();
  const [read, setRead] = useState<"nothing" | "loose" | "all">(loose ? "nothing" : "loose");
  if (read === "nothing")
    return (
      <FootNotice
        title={t("unkept.replayTitle")}
        words={t("unkept.replay")}
        onClose={() => setRead("loose")}
      />
    );
  if (differs === undefined || read === "all") return null;
  const { fault, stop, answers } = differs;
  const words = [
    fault.words[language],
    stop === undefined
      ? t("replay.oldWhole")
      : `${t("replay.oldPart", { count: played, total: answers })} ${stop.words[language]}`,
  ];
  return <FootNotice title={t("replay.old")} words={words.join(" ")} onClose={() => setRead("all")} />;
}
