import { lazy, type ReactNode, Suspense, useState } from "react";
import type { Look } from "../games/look.ts";
import { useStudyWords } from "../words/study.ts";
import { OtherwiseButton } from "./OtherwiseButton.tsx";
import type { Wound } from "./reel.ts";

// Fetched when somebody wants to play on.
const BranchSheet = lazy(async () => ({
  default: (await import("../study/branch/BranchSheet.tsx")).BranchSheet,
}));

// … or to send a flick as a film.
const ReelFilm = lazy(async () => ({
  default: (await import("../study/film/ReelFilm.tsx")).ReelFilm,
}));

/** What else can be done with the page that is shown: to flick otherwise, to play on from it; or with all of them: to look where it turned. */
export function ReelStudy({
  reel,
  look,
  at,
  onOtherwise,
  onAnalyse,
}: {
  readonly reel: Wound;
  readonly look: Look;
  readonly at: number;
  onOtherwise(at: number): void;
  onAnalyse(at: number): void;
}): ReactNode {
  const { t } = useStudyWords();
  const [open, setOpen] = useState<number>();
  const [filmed, setFilmed] = useState<number>();
  const hasFlicks = reel.told.some((page) => page.some(({ event }) => look.isFlick(event)));
  return (
    <div className="reel-study">
      {reel.comesFrom && <p className="reel-branch">{t("study.branch.mark", { at: reel.comesFrom.at })}</p>}
      <OtherwiseButton told={reel.told} look={look} at={at} onPress={onOtherwise} />
      {hasFlicks && (
        <button type="button" className="play-button" onClick={() => setFilmed(at)}>
          {t("study.film")}
        </button>
      )}
      {hasFlicks && reel.differs === undefined && (
        <button type="button" className="play-button" onClick={() => onAnalyse(at)}>
          {t("study.analyse")}
        </button>
      )}
      {reel.branches && (
        <button
          type="button"
          className="play-button"
          disabled={at === reel.told.length - 1}
          onClick={() => setOpen(at)}
        >
          {t("study.branch.open")}
        </button>
      )}
      {filmed !== undefined && (
        <Suspense fallback={null}>
          <ReelFilm reel={reel} look={look} at={filmed} onClose={() => setFilmed(undefined)} />
        </Suspense>
      )}
      {open !== undefined && (
        <Suspense fallback={null}>
          <BranchSheet reel={reel} look={look} at={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
