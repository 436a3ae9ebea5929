import { type AnswerTo, audience } from "@ossuaire/kernel";
import type { News } from "@ossuaire/table";
import { useEffect, useMemo, useState } from "react";
import type { Motion } from "../../board/scene.ts";
import type { Look } from "../../games/look.ts";
import type { Wound } from "../../replay/reel.ts";
import type { Language } from "../../words/language.ts";
import { motionIn } from "../film/reelage.ts";
import { useOtherwise } from "../otherwise/useOtherwise.ts";
import { keepOutcome, tries } from "./kept.ts";
import type { Answer, Asked, Position } from "./position.ts";
import type { PuzzleProps } from "./puzzle.ts";
import { Setter } from "./Setter.ts";

export interface AskedPuzzle extends Pick<PuzzleProps, "feat" | "shipped"> {
  readonly reel: Wound;
  readonly look: Look;
  readonly at: number;
  readonly news: News;
}

/** Three tries at what is asked; then it is shown how it is done. */
export function usePuzzle({ reel, look, at, news, feat, shipped }: AskedPuzzle) {
  const other = useOtherwise(reel, look, at, news);
  const before = news.sights[other.seat];
  const position = useMemo(
    (): Position => ({
      game: reel.game,
      needs: reel.needs,
      view: before?.view,
      question: before?.decision,
    }),
    [reel, before],
  );
  const [made, setMade] = useState<readonly boolean[]>([]);
  const [shows, setShows] = useState(false);
  const { setter, posed } = usePosed(position, feat, shipped);
  const asked = posed?.type === "ask" ? posed.asked : undefined;
  const isSolved = made.at(-1) === true;
  const isOver = isSolved || made.length === tries;
  const flick = async (answer: AnswerTo<"flick">): Promise<void> => {
    const { piece, vx, vy } = answer;
    const judged = await setter?.ask(position, { type: "judge", feat, vx, vy });
    const isDone = piece === feat.disc && judged?.type === "judge" && judged.isDone;
    if (!(await other.answer(answer))) return;
    const all = [...made, isDone];
    setMade(all);
    if (shipped && (isDone || all.length === tries))
      keepOutcome(shipped.puzzle.id, isDone ? all.length : 0, shipped.day);
  };
  return {
    other,
    position,
    posed,
    asked,
    isSolved,
    isOver,
    /** The solution is being shown, or was. */
    shows,
    /** How the tries went whose end has been seen. */
    made: other.flick !== undefined && !shows ? made.slice(0, -1) : made,
    flick,
    again(): void {
      setShows(false);
      other.again();
    },
    async show(): Promise<void> {
      if (asked === undefined) return;
      other.again();
      setShows(true);
      await other.answer(solutionOf(asked));
    },
    /** The same for a film: as everybody sees it. */
    async shoot(language: Language): Promise<readonly Motion[]> {
      if (asked === undefined) return [];
      const result = await reel.otherwise(at, { seat: other.seat, answer: solutionOf(asked) });
      const [shown, came] = [news.sights[audience], result.ok ? result.news.sights[audience] : undefined];
      const motion = shown && came && motionIn(look, shown, came.events, language);
      return motion === undefined ? [] : [motion];
    },
  };
}

function solutionOf({ disc, vx, vy }: Asked): AnswerTo<"flick"> {
  return { kind: "flick", piece: disc, vx, vy };
}

export type SetPuzzle = ReturnType<typeof usePuzzle>;

/** What is asked, as soon as it is known: what was shipped is measured already. */
function usePosed(
  position: Position,
  { theme, disc, whom }: AskedPuzzle["feat"],
  shipped: AskedPuzzle["shipped"],
) {
  const [setter, setSetter] = useState<Setter>();
  const [posed, setPosed] = useState<Answer>();
  const measured = shipped?.puzzle;
  const names = whom.join(",");
  useEffect(() => {
    const own = new Setter();
    setSetter(own);
    const feat = { theme, disc, whom: names.split(",") };
    void own
      .ask(position, {
        type: "ask",
        feat,
        measured: measured && { grade: measured.grade, vx: measured.vx, vy: measured.vy },
      })
      .then(setPosed);
    return () => own.close();
  }, [position, theme, disc, names, measured]);
  return { setter, posed };
}
