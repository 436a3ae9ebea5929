import type { Sight } from "@ossuaire/kernel";
import { type ReactNode, useMemo } from "react";
import type { Look } from "../games/look.ts";
import { useLanguage } from "../words/language.ts";
import { useReplayWords } from "../words/replay.ts";
import { landmarksOf } from "./landmarks.ts";
import { ReelControls } from "./ReelControls.tsx";
import { ReelEyes } from "./ReelEyes.tsx";
import { ReelMore } from "./ReelMore.tsx";
import { ReelStudy } from "./ReelStudy.tsx";
import { ReelWords } from "./ReelWords.tsx";
import "./reel.css";
import type { Wound } from "./reel.ts";
import type { Seen } from "./seen.ts";
import type { Film } from "./useReel.ts";

/** At the foot of a replay: what is shown, forwards and backwards, and what else can be done with it. */
export function ReelFoot({
  reel,
  look,
  sight,
  film,
  seen,
  onSee,
  onOtherwise,
  onAnalyse,
}: {
  readonly reel: Wound;
  readonly look: Look;
  readonly sight: Sight;
  readonly film: Film;
  readonly seen: Seen;
  onSee(seen: Seen): void;
  onOtherwise(at: number): void;
  onAnalyse(at: number): void;
}): ReactNode {
  const { t } = useReplayWords();
  const language = useLanguage();
  const { told, seats } = reel;
  const landmarks = useMemo(() => landmarksOf(told, look), [told, look]);
  const named = seats.map((seat) => ({ seat, words: look.words.seat(seat, sight.view)[language] }));
  return (
    <section className="reel" aria-label={t("replay.title")}>
      <div className="reel-parts">
        <ReelWords look={look} sight={sight} />
        <ReelControls film={film} count={told.length - 1} landmarks={landmarks} />
        <ReelMore>
          <ReelEyes film={film} seen={seen} seats={named} onSee={onSee} />
          <ReelStudy reel={reel} look={look} at={film.at} onOtherwise={onOtherwise} onAnalyse={onAnalyse} />
        </ReelMore>
      </div>
    </section>
  );
}
