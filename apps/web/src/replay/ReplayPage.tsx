import { type ReactNode, use, useEffect, useState } from "react";
import { Notice } from "../frame/Notice.tsx";
import { openLook } from "../games/games.ts";
import { href } from "../route/route.ts";
import { looseLeaf } from "../table/loose.ts";
import { useLanguage, useTranslation } from "../words/language.ts";
import { OpenReplay } from "./OpenReplay.tsx";
import { ReplayScreen } from "./ReplayScreen.tsx";
import { openReel, type Reel, type Wind, type Wound } from "./reel.ts";
import { sourceOf } from "./source.ts";
import { Winding } from "./Winding.tsx";

/** A match to be watched; without one, the place where one is opened. */
export function ReplayPage({
  link,
  saved,
}: {
  readonly link: string | undefined;
  readonly saved: string | undefined;
}): ReactNode {
  if (link === undefined && saved === undefined) return <OpenReplay />;
  return <Watched key={link ?? saved} link={link} saved={saved} />;
}

function Watched({
  link,
  saved = "",
}: {
  readonly link: string | undefined;
  readonly saved: string | undefined;
}): ReactNode {
  const { t } = useTranslation();
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
  return <Screened reel={reel} loose={looseLeaf(saved) !== undefined} />;
}

/** Whoever leaves the match ends the worker that plays it. */
function leave(): void {
  location.hash = href({ page: "replay" });
}

function Screened({ reel, loose }: { readonly reel: Wound; readonly loose: boolean }): ReactNode {
  return <ReplayScreen reel={reel} look={use(openLook(reel.game, reel.needs))} loose={loose} />;
}
