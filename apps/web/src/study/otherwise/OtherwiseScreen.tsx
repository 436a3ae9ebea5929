import type { News } from "@ossuaire/table";
import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import type { Seen } from "../../board/scene.ts";
import { LanguageSwitch } from "../../frame/LanguageSwitch.tsx";
import type { Look } from "../../games/look.ts";
import type { Host } from "../../play/host.ts";
import { TableScreen } from "../../play/TableScreen.tsx";
import { useQuestionFocus } from "../../play/useQuestionFocus.ts";
import type { Wound } from "../../replay/reel.ts";
import { useLeaf } from "../../replay/useLeaf.ts";
import { rates } from "../../settings/pace.ts";
import { useSettings } from "../../settings/settings.ts";
import { useLanguage } from "../../words/language.ts";
import { useStudyWords } from "../../words/study.ts";
import type { Subject } from "../fan/subject.ts";
import { useFanOnBoard } from "../fan/useFanOnBoard.ts";
import { OtherwiseFoot } from "./OtherwiseFoot.tsx";
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
  return <Table {...props} news={news} />;
}

function Table({ reel, look, at, news, onBack }: OtherwiseProps & { readonly news: News }): ReactNode {
  const { t } = useStudyWords();
  const language = useLanguage();
  const { guide, pace } = useSettings();
  const [seen, setSeen] = useState<Seen>({ turned: false });
  const [fanned, setFanned] = useState(false);
  const [shows, setShows] = useState(false);
  const [wanted, want] = useState<string>();
  const [making, setMaking] = useState(false);
  const other = useOtherwise(reel, look, at, news);
  const { sight, question, made } = other;
  const disc = question?.pieces.find((piece) => piece === (wanted ?? made?.piece)) ?? question?.pieces[0];
  const view = sight?.view;
  const subject = useMemo((): Subject | undefined => {
    if (!fanned || question === undefined || disc === undefined) return undefined;
    return { kind: "match", game: reel.game, needs: reel.needs, view, question, disc };
  }, [fanned, reel, view, question, disc]);
  const scene = useMemo(() => sight && look.scene(sight, language), [look, sight, language]);
  const fan = useFanOnBoard(subject, scene);
  useQuestionFocus(at, question);
  if (sight === undefined || scene === undefined) return null;
  const asIt = question !== undefined && shows ? made : undefined;
  const host: Host = {
    look,
    sight,
    viewer: other.seat,
    sitters: reel.sitters,
    heard: other.heard,
    page: other.isDone ? at + 1 : at,
    tab: t("study.otherwise.title"),
    decision: question,
    hint: fan.hint ?? asIt,
    guide,
    overlay: question && fan.overlay,
    flick: other.flick,
    speed: rates[pace],
    flickEnded: other.land,
    seen: setSeen,
    answer: (answer) => {
      if (answer.kind === "flick") void other.answer(answer);
    },
  };
  return (
    <>
      <TableScreen
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
        // Nothing is chosen from it here, and the board needs the room.
        hand={noHand}
        menu={<LanguageSwitch />}
      />
      {making && (
        <Suspense fallback={null}>
          <MakeSheet reel={reel} at={at} view={view} question={question} onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </>
  );
}

const noHand = <></>;
