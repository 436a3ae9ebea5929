import { audience, heardBy } from "@ossuaire/kernel";
import { type ReactNode, useMemo, useState } from "react";
import { LanguageSwitch } from "../frame/LanguageSwitch.tsx";
import type { Look, Recall } from "../games/look.ts";
import type { Host } from "../play/host.ts";
import { Moments } from "../play/moments/Moments.tsx";
import { ShareSheet } from "../play/ShareSheet.tsx";
import { prefersStillness } from "../play/stillness.ts";
import { TableScreen } from "../play/TableScreen.tsx";
import { useLanguage } from "../words/language.ts";
import { useReplayWords } from "../words/replay.ts";
import { OpenHands } from "./OpenHands.tsx";
import { ReelFoot } from "./ReelFoot.tsx";
import { ReplayNotices } from "./ReplayNotices.tsx";
import "./replay.css";
import type { Wound } from "./reel.ts";
import type { Seen } from "./seen.ts";
import { useLeaf } from "./useLeaf.ts";
import { useReel } from "./useReel.ts";

/** A match to be leafed through: every page, seen by any seat or with open hands. */
export function ReplayScreen({
  reel,
  look,
  loose,
  begins,
  onOtherwise,
  onAnalyse,
}: {
  readonly reel: Wound;
  readonly look: Look;
  /** The device did not store it. */
  readonly loose: boolean;
  /** The page that is shown first. */
  readonly begins: number;
  /** The flick that is asked for on this page is to be made otherwise. */
  onOtherwise(at: number): void;
  /** The whole match is to be looked at again. */
  onAnalyse(at: number): void;
}): ReactNode {
  const { t } = useReplayWords();
  const language = useLanguage();
  const [seen, setSeen] = useState<Seen>("open");
  const [sharing, setSharing] = useState(false);
  const { told, sitters, seats } = reel;
  const flicks = useMemo(
    () =>
      told.map((page, at) =>
        at === 0 || prefersStillness() ? undefined : heardBy(audience, page).find(look.isFlick),
      ),
    [told, look],
  );
  const [paused, setPaused] = useState(false);
  const film = useReel(flicks, paused, begins);
  const viewer = seen === "open" ? audience : seen;
  const { at, news } = useLeaf(reel, film.at);
  const sight = news.sights[viewer];
  const heard = useMemo(
    () => told.slice(0, at + 1).flatMap((page) => heardBy(viewer, page)),
    [told, at, viewer],
  );
  const share = useMemo(() => ({ share: async () => reel.shared }), [reel]);
  if (sight === undefined) return null;

  const flick = film.moving && at === film.at ? flicks[at + 1] : undefined;
  const tab = t("replay.title");
  const { speed, arrive: flickEnded } = film;
  const host: Host = {
    look,
    sight,
    viewer,
    sitters,
    heard,
    page: at,
    tab,
    guide: "none",
    flick,
    speed,
    flickEnded,
  };
  const recall: Recall = async (flick) =>
    (await import("../play/moments/recall.ts")).recallFrom(reel, look, flick, language);
  return (
    <>
      <TableScreen
        host={host}
        foot={() => (
          <>
            <ReplayNotices loose={loose} differs={reel.differs} played={told.length - 1} />
            <ReelFoot
              reel={reel}
              look={look}
              sight={sight}
              film={film}
              seen={seen}
              onSee={setSeen}
              onOtherwise={onOtherwise}
              onAnalyse={onAnalyse}
            />
          </>
        )}
        hand={seen === "open" && look.hides ? <OpenHands look={look} news={news} seats={seats} /> : undefined}
        menu={
          <>
            <button type="button" className="play-button" onClick={() => setSharing(true)}>
              {t("table.share")}
            </button>
            <LanguageSwitch />
          </>
        }
      />
      <Moments host={host} recall={recall} isWatched={film.watched} speed={film.speed} onPause={setPaused} />
      {sharing && <ShareSheet table={share} over={reel.over} onClose={() => setSharing(false)} />}
    </>
  );
}
