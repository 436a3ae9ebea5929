import { type ReactNode, use, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "../frame/Notice.tsx";
import { openLook } from "../games/looks.ts";
import { href } from "../route/route.ts";
import { useLanguage } from "../words/language.ts";
import { OpenReplay } from "./OpenReplay.tsx";
import { ReplayScreen } from "./ReplayScreen.tsx";
import { openReel, type Reel } from "./reel.ts";

/** A match to be watched; without one, the place where one is opened. */
export function ReplayPage({
  link,
  saved,
}: {
  readonly link: string | undefined;
  readonly saved: string | undefined;
}): ReactNode {
  if (link === undefined && saved === undefined) return <OpenReplay />;
  return <Watched link={link} saved={saved} />;
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
  const [bug, setBug] = useState<unknown>();
  useEffect(() => {
    let gone = false;
    openReel(link === undefined ? { saved } : { link }).then(
      (found) => !gone && setReel(found),
      (reason: unknown) => !gone && setBug(reason),
    );
    return () => {
      gone = true;
    };
  }, [link, saved]);
  if (bug !== undefined) throw bug;
  if (reel === undefined) return <p className="frame-wait">{t("replay.opening")}</p>;
  if (!reel.ok)
    return (
      <Notice title={t("replay.wrong")} text={reel.fault.words[language]}>
        <a className="button" href={href({ page: "replay" })}>
          {t("replay.other")}
        </a>{" "}
      </Notice>
    );
  return <Screened reel={reel} />;
}

function Screened({ reel }: { readonly reel: Extract<Reel, { readonly ok: true }> }): ReactNode {
  return <ReplayScreen reel={reel} look={use(openLook(reel.game))} />;
}
