import { audience, heardBy } from "@ossuaire/kernel";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Board, type BoardHandle } from "../board/index.ts";
import { LanguageSwitch } from "../frame/LanguageSwitch.tsx";
import type { Look } from "../games/look.ts";
import { ShareSheet } from "../play/ShareSheet.tsx";
import { prefersStillness, useReducedMotion } from "../play/stillness.ts";
import { TableLayout } from "../play/TableLayout.tsx";
import { Travels } from "../play/Travels.tsx";
import { useFlickMotion } from "../play/useFlickMotion.ts";
import "../play/play.css";
import { useSettings } from "../settings/settings.ts";
import { useLanguage } from "../words/language.ts";
import { OpenHands } from "./OpenHands.tsx";
import { ReelControls } from "./ReelControls.tsx";
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
}: {
  readonly reel: Wound;
  readonly look: Look;
  /** The device did not store it. */
  readonly loose: boolean;
}): ReactNode {
  const { t } = useTranslation();
  const language = useLanguage();
  const settings = useSettings();
  const reducedMotion = useReducedMotion();
  const [seen, setSeen] = useState<Seen>("open");
  const board = useRef<BoardHandle>(null);
  const [sharing, setSharing] = useState(false);
  const { told, sitters, differs } = reel;
  const flicks = useMemo(
    () =>
      told.map((page, at) =>
        at === 0 || prefersStillness() ? undefined : heardBy(audience, page).find(look.isFlick),
      ),
    [told, look],
  );
  const film = useReel(flicks);
  const viewer = seen === "open" ? audience : seen;
  const { at, news } = useLeaf(reel, film.at);
  const sight = news.sights[viewer];
  const heard = useMemo(
    () => told.slice(0, at + 1).flatMap((page) => heardBy(viewer, page)),
    [told, at, viewer],
  );
  const scene = useMemo(() => sight && look.scene(sight, language), [look, sight, language]);
  const flick = film.moving && at === film.at ? flicks[at + 1] : undefined;
  const motion = useFlickMotion(look, sight, flick, language);
  const share = useMemo(() => ({ share: async () => reel.shared }), [reel]);
  if (sight === undefined || scene === undefined) return null;
  const { Hand, Playing } = look;
  const prompt = sight.waiting && look.words.prompt(sight.waiting.prompt)[language];
  return (
    <>
      <TableLayout
        look={look}
        sight={sight}
        viewer={viewer}
        sitters={sitters}
        heard={heard}
        tab={t("replay.title")}
        board={
          <Board
            ref={board}
            scene={scene}
            motion={motion}
            guide="none"
            gesture={settings.gesture}
            onDeed={nothing}
            onMotionEnd={film.arrive}
            speed={film.speed}
            muted={settings.muted}
            language={language}
            reducedMotion={reducedMotion}
          />
        }
        foot={
          <>
            <ReplayNotices loose={loose} differs={differs} played={told.length - 1} />
            <section className="reel" aria-label={t("replay.title")}>
              <div className="reel-words">
                <div>
                  <h2 className="foot-title">{look.words.title(sight.view)[language]}</h2>
                  <p className="foot-prompt">{sight.outcome ? t("table.over") : prompt}</p>
                </div>
                <Playing view={sight.view} />
              </div>
              <ReelControls
                film={film}
                count={told.length - 1}
                seen={seen}
                seats={reel.seats.map((seat) => ({ seat, words: look.words.seat(seat)[language] }))}
                onSee={setSeen}
              />
            </section>
          </>
        }
        hand={
          seen === "open" ? (
            <OpenHands look={look} news={news} seats={reel.seats} />
          ) : (
            <Hand sight={sight} lit={noCards} picked={undefined} onPick={nothing} onChoose={nothing} />
          )
        }
        menu={
          <>
            <button type="button" className="play-button" onClick={() => setSharing(true)}>
              {t("table.share")}
            </button>
            <LanguageSwitch />
          </>
        }
      />
      <Travels look={look} sight={sight} order={at} board={board} />
      {sharing && <ShareSheet table={share} onClose={() => setSharing(false)} />}
    </>
  );
}

const noCards: ReadonlySet<string> = new Set();

function nothing(): undefined {
  return undefined;
}
