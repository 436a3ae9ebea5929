import { type ReactNode, useMemo, useState } from "react";
import { agreedGuide } from "../../play/agreedGuide.ts";
import type { Host } from "../../play/host.ts";
import type { Subject } from "../fan/subject.ts";
import { OtherTable } from "../otherwise/OtherTable.tsx";
import { useOtherTable } from "../otherwise/useOtherTable.ts";
import { NoPuzzle } from "./NoPuzzle.tsx";
import { PuzzleFoot } from "./PuzzleFoot.tsx";
import type { PuzzleProps } from "./puzzle.ts";
import { type AskedPuzzle, usePuzzle } from "./usePuzzle.ts";
import { useWords } from "./words/words.ts";

/** A position, what is asked of one flick, and three tries. */
export function PuzzleScreen(props: AskedPuzzle & Pick<PuzzleProps, "address">): ReactNode {
  const { feat, shipped, address } = props;
  const say = useWords();
  const [fanned, setFanned] = useState(false);
  const puzzle = usePuzzle(props);
  const { other, posed, asked, isOver, position } = puzzle;
  const subject = useMemo((): Subject | undefined => {
    const { game, needs, view, question: flick } = position;
    if (!fanned || flick === undefined) return undefined;
    return { kind: "match", game, needs, view, question: flick, disc: feat.disc, feat };
  }, [fanned, position, feat]);
  const tab = say(shipped?.day === undefined ? "title" : "day");
  const table = useOtherTable(props, other, subject, tab, puzzle.flick);
  if (posed?.type === "fault") return <NoPuzzle why={say(posed.fault)} />;
  if (table === undefined) return null;
  const { scene, seen, fan } = table;
  const host: Host = {
    ...table.host,
    decision: isOver || asked === undefined ? undefined : other.question,
    // The whole way would be the answer.
    guide: agreedGuide(table.host.guide, "first-contact"),
  };
  return (
    <OtherTable
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
    />
  );
}
