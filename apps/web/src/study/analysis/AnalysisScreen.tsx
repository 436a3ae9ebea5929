import { type ReactNode, useMemo } from "react";
import { LanguageSwitch } from "../../frame/LanguageSwitch.tsx";
import { PageTitle } from "../../frame/PageTitle.tsx";
import type { Look } from "../../games/look.ts";
import "../../look/sheet.css";
import type { Wound } from "../../replay/reel.ts";
import { href } from "../../route/route.ts";
import { useSitterName } from "../../table/useSitterName.ts";
import { useHomeWords } from "../../words/home.ts";
import { useLanguage } from "../../words/language.ts";
import { Findings } from "./Findings.tsx";
import { Said } from "./said.ts";
import "./analysis.css";
import { useAnalysis } from "./useAnalysis.ts";
import { useWords } from "./words/words.ts";

/** A match looked at again: who stood how well, where it turned, and what every flick could have come to. */
export function AnalysisScreen({
  reel,
  look,
  onWatch,
  onOtherwise,
}: {
  readonly reel: Wound;
  readonly look: Look;
  onWatch(at: number): void;
  onOtherwise(at: number): void;
}): ReactNode {
  const { t } = useHomeWords();
  const say = useWords();
  const language = useLanguage();
  const sitterName = useSitterName();
  const found = useAnalysis(reel);
  const said = useMemo(() => new Said(reel, look), [reel, look]);
  const status =
    found === "awaited"
      ? say("working")
      : found === "none"
        ? say("none")
        : say(found.done ? "done" : "better");
  const nameOf = (seat: string) => sitterName(reel.sitters[seat], look.words.seat(seat)[language]);
  return (
    <div className="analysis">
      <div className="analysis-bar">
        <a className="button" href={href({ page: "home" })}>
          {t("frame.backHome")}
        </a>
        <button type="button" className="button" onClick={() => onWatch(0)}>
          {say("watch")}
        </button>
        <LanguageSwitch />
      </div>
      <div className="sheet analysis-sheet">
        <PageTitle tab={`${say("title")} — Ossuaire`} className="sheet-title">
          {say("title")}
        </PageTitle>
        <p className="sheet-lead">{say("lead")}</p>
        <p
          className="analysis-status"
          role="status"
          data-found={typeof found === "string" ? found : found.round}
        >
          {status}
        </p>
        {typeof found !== "string" && (
          <Findings analysis={found} ways={{ said, reel, look, nameOf, onWatch, onOtherwise }} />
        )}
      </div>
    </div>
  );
}
