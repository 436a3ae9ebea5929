import { type ReactNode, useMemo, useState } from "react";
import type { Seen } from "../../board/scene.ts";
import { LanguageSwitch } from "../../frame/LanguageSwitch.tsx";
import { agreedGuide } from "../../play/agreedGuide.ts";
import type { Host } from "../../play/host.ts";
import { TableScreen } from "../../play/TableScreen.tsx";
import { useQuestionFocus } from "../../play/useQuestionFocus.ts";
import { rates } from "../../settings/pace.ts";
import { useSettings } from "../../settings/settings.ts";
import { useLanguage } from "../../words/language.ts";
import type { Subject } from "../fan/subject.ts";
import { useFanOnBoard } from "../fan/useFanOnBoard.ts";
import { NoPuzzle } from "./NoPuzzle.tsx";
import { PuzzleFoot } from "./PuzzleFoot.tsx";
import type { PuzzleProps } from "./puzzle.ts";
import { type AskedPuzzle, usePuzzle } from "./usePuzzle.ts";
import { useWords } from "./words/words.ts";

/** A position, what is asked of one flick, and three tries. */
export function PuzzleScreen(props: AskedPuzzle & Pick<PuzzleProps, "address">): ReactNode {
  const { reel, look, at, feat, shipped, address } = props;
  const say = useWords();
  const language = useLanguage();
  const { guide, pace } = useSettings();
  const [seen, setSeen] = useState<Seen>({ turned: false });
  const [fanned, setFanned] = useState(false);
  const puzzle = usePuzzle(props);
  const { other, posed, asked, isOver, position } = puzzle;
  const { sight, question } = other;
  const subject = useMemo((): Subject | undefined => {
    const { game, needs, view, question: flick } = position;
    if (!fanned || flick === undefined) return undefined;
    return { kind: "match", game, needs, view, question: flick, disc: feat.disc, feat };
  }, [fanned, position, feat]);
  const scene = useMemo(() => sight && look.scene(sight, language), [look, sight, language]);
  const fan = useFanOnBoard(subject, scene);
  useQuestionFocus(at, question);
  if (posed?.type === "fault") return <NoPuzzle why={say(posed.fault)} />;
  if (sight === undefined || scene === undefined) return null;
  const host: Host = {
    look,
    sight,
    viewer: other.seat,
    sitters: reel.sitters,
    heard: other.heard,
    page: other.isDone ? at + 1 : at,
    tab: say(shipped?.day === undefined ? "title" : "day"),
    decision: isOver || asked === undefined ? undefined : question,
    hint: fan.hint,
    // The whole way would be the answer.
    guide: agreedGuide(guide, "first-contact"),
    overlay: question && fan.overlay,
    flick: other.flick,
    speed: rates[pace],
    flickEnded: other.land,
    seen: setSeen,
    answer: (answer) => {
      if (answer.kind === "flick") void puzzle.flick(answer);
    },
  };
  return (
    <TableScreen
      host={host}
      foot={({ asideRef }) => (
        <PuzzleFoot
          puzzle={puzzle}
          shipped={shipped}
          address={address}
          scene={scene}
          seen={seen}
          fan={fanned ? fan : undefined}
          asideRef={asideRef}
          onFan={() => {
            puzzle.again();
            setFanned(!fanned);
          }}
        />
      )}
      // Nothing is chosen from it here, and the board needs the room.
      hand={noHand}
      menu={<LanguageSwitch />}
    />
  );
}

const noHand = <></>;
