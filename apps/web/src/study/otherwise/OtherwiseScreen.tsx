import type { News } from "@ossuaire/table";
import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import type { Look } from "../../games/look.ts";
import type { Host } from "../../play/host.ts";
import type { Wound } from "../../replay/reel.ts";
import { useLeaf } from "../../replay/useLeaf.ts";
import { useStudyWords } from "../../words/study.ts";
import type { Subject } from "../fan/subject.ts";
import { OtherTable } from "./OtherTable.tsx";
import { OtherwiseFoot } from "./OtherwiseFoot.tsx";
import { useOtherTable } from "./useOtherTable.ts";
import { useOtherwise } from "./useOtherwise.ts";

// Fetched when somebody wants to make a puzzle.
const MakeSheet = lazy(async () => ({ default: (await import("../puzzles/MakeSheet.tsx")).MakeSheet }));

interface OtherwiseProps {
  readonly reel: Wound;
  readonly look: Look;
  /** The page on which the flick is asked for. */
  readonly at: number;
  onBack(): void;
}

/** A flick of a match that is watched again, made otherwise. */
export function OtherwiseScreen(props: OtherwiseProps): ReactNode {
  const { t } = useStudyWords();
  const { at, news } = useLeaf(props.reel, props.at);
  if (at !== props.at) return <p className="frame-wait">{t("frame.loading")}</p>;
  return <Tried {...props} news={news} />;
}

function Tried(props: OtherwiseProps & { readonly news: News }): ReactNode {
  const { reel, look, at, news, onBack } = props;
  const { t } = useStudyWords();
  const [fanned, setFanned] = useState(false);
  const [shows, setShows] = useState(false);
  const [wanted, want] = useState<string>();
  const [making, setMaking] = useState(false);
  const other = useOtherwise(reel, look, at, news);
  const { question, made } = other;
  const disc = question?.pieces.find((piece) => piece === (wanted ?? made?.piece)) ?? question?.pieces[0];
  const view = other.sight?.view;
  const subject = useMemo((): Subject | undefined => {
    if (!fanned || question === undefined || disc === undefined) return undefined;
    return { kind: "match", game: reel.game, needs: reel.needs, view, question, disc };
  }, [fanned, reel, view, question, disc]);
  const table = useOtherTable(props, other, subject, t("study.otherwise.title"), other.answer);
  if (table === undefined) return null;
  const { scene, seen, fan } = table;
  const asIt = question !== undefined && shows ? made : undefined;
  const host: Host = { ...table.host, hint: table.host.hint ?? asIt };
  return (
    <>
      <OtherTable
        host={host}
        foot={({ asideRef }) => (
          <OtherwiseFoot
            look={look}
            scene={scene}
            seen={seen}
            other={other}
            fan={fanned ? fan : undefined}
            disc={disc}
            shows={shows}
            asideRef={asideRef}
            onDisc={want}
            onFan={() => setFanned(!fanned)}
            onShow={() => setShows(!shows)}
            onPuzzle={reel.over && reel.differs === undefined ? () => setMaking(true) : undefined}
            onBack={onBack}
          />
        )}
      />
      {making && (
        <Suspense fallback={null}>
          <MakeSheet reel={reel} at={at} view={view} question={question} onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </>
  );
}
