import { aroundWords, type DarkReign, squareSeen, tableWords } from "@ossuaire/dark-reign";
import { type ReactNode, useMemo, useState } from "react";
import { GridBoard } from "../../board/grid/GridBoard.tsx";
import { isSame, type Square } from "../../board/grid/scene.ts";
import { useReducedMotion } from "../../play/stillness.ts";
import { useLanguage } from "../../words/language.ts";
import type { PlaceProps } from "../look.ts";
import { choose } from "./chosen.ts";
import { useAutoplay } from "./master/autoplay.ts";
import { withDraft } from "./master/laid.ts";
import { Rolls } from "./master/Rolls.tsx";
import { useLaying } from "./master/useLaying.ts";
import { Offers } from "./Offers.tsx";
import { isMove } from "./offers.ts";
import { pointsOf } from "./points.ts";
import { gridOf } from "./scene.ts";
import { useShown } from "./shown.ts";
import { Told } from "./Told.tsx";
import { useWalking } from "./useWalking.ts";
import { WayTag } from "./WayTag.tsx";
import "./place.css";

/** The catacombs: walked on by hand or by arrows; what can be done to somebody or something is chosen there. */
export function Place({ sight, decision, onAnswer }: PlaceProps<DarkReign>): ReactNode {
  const { view } = sight;
  const language = useLanguage();
  const still = useReducedMotion();
  const [pointed, setPointed] = useState<Square>();
  const walking = useWalking(view, decision, pointed, onAnswer);
  const { chosen, offers, reach, who, way, answer, walkTo } = walking;
  const laying = useLaying(decision, pointed);
  useAutoplay(sight, decision, onAnswer);
  const ground = useMemo(() => gridOf(view, language), [view, language]);
  const points = useMemo(() => pointsOf(view, offers, who, language), [view, offers, who, language]);
  const { draft, over } = laying ?? {};
  const [x, y] = [over?.x, over?.y];
  const scene = useMemo(
    () =>
      draft === undefined
        ? ground
        : withDraft(ground, draft, x === undefined || y === undefined ? undefined : { x, y }, language),
    [ground, draft, x, y, language],
  );
  return (
    <GridBoard
      scene={scene}
      lights={laying?.lights ?? walking.lights}
      follow={laying?.middle ?? who}
      turn={`${sight.page}`}
      still={still}
      isAsked={laying !== undefined || offers.some(({ at }) => at !== undefined)}
      label={tableWords.board[language]}
      around={who === undefined ? "" : aroundWords(view, who.id)[language]}
      help={tableWords.help[language]}
      points={laying ? [...laying.points, ...points] : points}
      squareWords={(square) => squareSeen(view, square, who)[language]}
      onSquare={laying?.press ?? walking.press}
      onPoint={setPointed}
      onStep={walking.step}
      onCancel={laying?.cancel ?? (() => choose(undefined))}
      looksAbout={laying !== undefined}
      onGrab={laying?.grab ?? (() => false)}
      carries={draft?.inHand !== undefined}
      show={useShown()}
    >
      {draft === undefined ? <Told sight={sight} /> : <Rolls question={draft.question} />}
      {way && <WayTag steps={way.way.length} actions={way.actions} />}
      {decision && chosen && (
        <Offers
          view={view}
          question={decision}
          chosen={chosen}
          offers={offers.filter((offer) => !isMove(offer))}
          onWalk={reach.some((one) => chosen.square && isSame(one, chosen.square)) ? walkTo : undefined}
          onChoose={answer}
        />
      )}
    </GridBoard>
  );
}
