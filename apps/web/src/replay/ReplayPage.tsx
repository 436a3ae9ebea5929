import { lazy, type ReactNode, Suspense, use, useEffect, useState } from "react";
import { Notice } from "../frame/Notice.tsx";
import { openLook } from "../games/games.ts";
import { href } from "../route/route.ts";
import { looseLeaf } from "../table/loose.ts";
import { useLanguage } from "../words/language.ts";
import { useReplayWords } from "../words/replay.ts";
import { OpenReplay } from "./OpenReplay.tsx";
import { openReel } from "./openReel.ts";
import { ReplayScreen } from "./ReplayScreen.tsx";
import type { Reel, Wound } from "./reel.ts";
import type { Wind } from "./services.ts";
import { sourceOf } from "./source.ts";
import { Winding } from "./Winding.tsx";

/** A match to be watched; without one, the place where one is opened. */
export function ReplayPage({ link, saved, analysed }: WatchedProps): ReactNode {
  if (link === undefined && saved === undefined) return <OpenReplay />;
  return <Watched key={link ?? saved} link={link} saved={saved} analysed={analysed} />;
}

interface WatchedProps {
  readonly link: string | undefined;
  readonly saved: string | undefined;
  /** One has come for its analysis. */
  readonly analysed: boolean;
}

function Watched({ link, saved = "", analysed }: WatchedProps): ReactNode {
  const { t } = useReplayWords();
  const language = useLanguage();
  const [reel, setReel] = useState<Reel>();
  const [wind, setWind] = useState<Wind>();
  const [bug, setBug] = useState<unknown>();
  useEffect(() => {
    const gone = new AbortController();
    openReel(sourceOf(link, saved), gone.signal, setWind).then(
      (found) => !gone.signal.aborted && setReel(found),
      (reason: unknown) => !gone.signal.aborted && setBug(reason),
    );
    return () => gone.abort();
  }, [link, saved]);
  if (bug !== undefined) throw bug;
  if (reel === undefined && wind !== undefined) return <Winding wind={wind} onStop={leave} />;
  if (reel === undefined) return <p className="frame-wait">{t("replay.opening")}</p>;
  if (!reel.ok)
    return (
      <Notice title={t("replay.wrong")} text={reel.fault.words[language]}>
        <a className="button" href={href({ page: "replay" })}>
          {t("replay.other")}
        </a>{" "}
      </Notice>
    );
  return <Screened reel={reel} loose={looseLeaf(saved) !== undefined} analysed={analysed} />;
}

/** Whoever leaves the match ends the worker that plays it. */
function leave(): void {
  location.hash = href({ page: "replay" });
}

// Fetched when somebody wants to know what else could have been.
const OtherwiseScreen = lazy(async () => ({
  default: (await import("../study/otherwise/OtherwiseScreen.tsx")).OtherwiseScreen,
}));

// … and when somebody wants to know where it was won and lost.
const AnalysisScreen = lazy(async () => ({
  default: (await import("../study/analysis/AnalysisScreen.tsx")).AnalysisScreen,
}));

/** What of a match is before one's eyes: the match itself, one flick of it otherwise, or all of it looked at again. */
interface Place {
  readonly shown: "film" | "otherwise" | "analysis";
  readonly at: number;
  /** Where one has come from, and goes back to. */
  readonly from: "film" | "analysis";
}

function Screened({
  reel,
  loose,
  analysed,
}: {
  readonly reel: Wound;
  readonly loose: boolean;
  readonly analysed: boolean;
}): ReactNode {
  const { t } = useReplayWords();
  const look = use(openLook(reel.game, reel.needs));
  // Played by other rules it can be watched as far as it goes, and that is said there.
  const begins = analysed && reel.differs === undefined ? "analysis" : "film";
  const [{ shown, at, from }, setPlace] = useState<Place>({ shown: begins, at: 0, from: begins });
  const show = (next: Place["shown"], there: number) =>
    setPlace({ shown: next, at: there, from: shown === "otherwise" ? from : shown });
  if (shown === "film")
    return (
      <ReplayScreen
        reel={reel}
        look={look}
        loose={loose}
        begins={at}
        onOtherwise={(there) => show("otherwise", there)}
        onAnalyse={(there) => show("analysis", there)}
      />
    );
  return (
    <Suspense fallback={<p className="frame-wait">{t("frame.loading")}</p>}>
      {shown === "otherwise" ? (
        <OtherwiseScreen reel={reel} look={look} at={at} onBack={() => show(from, at)} />
      ) : (
        <AnalysisScreen
          reel={reel}
          look={look}
          onWatch={(there) => show("film", there)}
          onOtherwise={(there) => show("otherwise", there)}
        />
      )}
    </Suspense>
  );
}
