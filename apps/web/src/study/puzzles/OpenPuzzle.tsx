import { type ReactNode, use, useEffect, useState } from "react";
import { openLook } from "../../games/games.ts";
import { openReel } from "../../replay/openReel.ts";
import type { Reel, Wound } from "../../replay/reel.ts";
import { useLeaf } from "../../replay/useLeaf.ts";
import { useHomeWords } from "../../words/home.ts";
import { useLanguage } from "../../words/language.ts";
import { NoPuzzle } from "./NoPuzzle.tsx";
import { PuzzleScreen } from "./PuzzleScreen.tsx";
import type { PuzzleProps } from "./puzzle.ts";

/** A match is played as far as the flick that is asked for. */
export function OpenPuzzle(props: PuzzleProps): ReactNode {
  const { match } = props;
  const { t } = useHomeWords();
  const language = useLanguage();
  const [reel, setReel] = useState<Reel>();
  const [bug, setBug] = useState<unknown>();
  useEffect(() => {
    const gone = new AbortController();
    openReel({ link: match }, gone.signal).then(
      (found) => !gone.signal.aborted && setReel(found),
      (reason: unknown) => !gone.signal.aborted && setBug(reason),
    );
    return () => gone.abort();
  }, [match]);
  if (bug !== undefined) throw bug;
  if (reel === undefined) return <p className="frame-wait">{t("frame.loading")}</p>;
  if (!reel.ok) return <NoPuzzle why={reel.fault.words[language]} />;
  return <Opened {...props} reel={reel} />;
}

function Opened(props: PuzzleProps & { readonly reel: Wound }): ReactNode {
  const { reel } = props;
  const { t } = useHomeWords();
  const look = use(openLook(reel.game, reel.needs));
  const wanted = props.at ?? reel.told.length - 1;
  const { at, news } = useLeaf(reel, wanted);
  if (at !== wanted) return <p className="frame-wait">{t("frame.loading")}</p>;
  return <PuzzleScreen {...props} look={look} at={at} news={news} />;
}
