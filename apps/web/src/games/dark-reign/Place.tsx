import {
  aroundWords,
  type DarkReign,
  squareSeen,
  stakesOf,
  tableWords,
  type View,
} from "@ossuaire/dark-reign";
import type { Sight } from "@ossuaire/kernel";
import { type ReactNode, useMemo, useState } from "react";
import { GridBoard } from "../../board/grid/GridBoard.tsx";
import type { GridBoardProps } from "../../board/grid/props.ts";
import { isSame, type Square } from "../../board/grid/scene.ts";
import { useReducedMotion } from "../../play/stillness.ts";
import { useLanguage } from "../../words/language.ts";
import type { PlaceProps } from "../look.ts";
import { AskedOver } from "./asked/AskedOver.tsx";
import { Unforeseen } from "./asked/Unforeseen.tsx";
import { Beside } from "./Beside.tsx";
import { choose } from "./chosen.ts";
import { Discovery } from "./Discovery.tsx";
import { MoreDeeds } from "./MoreDeeds.tsx";
import { useAutoplay } from "./master/autoplay.ts";
import { withDraft } from "./master/laid.ts";
import { Rolls } from "./master/Rolls.tsx";
import { useLaying } from "./master/useLaying.ts";
import { Offers } from "./Offers.tsx";
import { isMove } from "./offers.ts";
import { pointsOf } from "./points.ts";
import { gridOf, isHere } from "./scene.ts";
import { openSheet } from "./sheet/opened.ts";
import { useShown } from "./shown.ts";
import { Told } from "./Told.tsx";
import { useSkip } from "./useSkip.ts";
import { useWalking } from "./useWalking.ts";
import { WayTag } from "./WayTag.tsx";
import "./place.css";

/** The catacombs: walked on by hand or by arrows; what can be done to somebody or something is chosen there. */
export function Place({ sight, told, decision, onAnswer }: PlaceProps<DarkReign>): ReactNode {
  const { view } = sight;
  const language = useLanguage();
  const still = useReducedMotion();
  const [pointed, setPointed] = useState<Square>();
  const walking = useWalking(view, decision, pointed, onAnswer);
  const { chosen, pace, offers, reach, who, way, perils, answer, walkTo } = walking;
  const laying = useLaying(decision, pointed);
  useAutoplay(sight, decision, onAnswer);
  const ground = useMemo(() => gridOf(view, language), [view, language]);
  const points = useMemo(() => pointsOf(view, offers, who, language), [view, offers, who, language]);
  const asked = besides(sight, decision, answer);
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
      follow={laying?.middle ?? who ?? nextOf(view, decision) ?? companyOf(view)}
      turn={`${sight.page}`}
      still={still}
      isHurried={useSkip(sight.page)}
      isAsked={laying !== undefined || offers.some(({ at }) => at !== undefined)}
      label={tableWords.board[language]}
      around={who === undefined ? "" : aroundWords(view, who.id)[language]}
      help={tableWords.help[language]}
      back={tableWords.back[language]}
      points={laying ? [...laying.points, ...points] : points}
      squareWords={(square) => squareSeen(view, square, who)[language]}
      onSquare={laying?.press ?? walking.press}
      onPoint={setPointed}
      onStep={walking.step}
      onStudy={(square) => openSheet(scene.figures.find((one) => isSame(one, square))?.id)}
      onCancel={laying?.cancel ?? (() => choose(undefined))}
      looksAbout={laying !== undefined}
      onGrab={laying?.grab ?? (() => false)}
      carries={draft?.inHand !== undefined}
      show={useShown(view)}
      left={leaversOf(sight)}
      beside={asked}
    >
      {draft === undefined ? (
        <Told sight={sight} isAsked={asked !== undefined} />
      ) : (
        <Rolls question={draft.question} />
      )}
      <Discovery sight={sight} isFresh={told.length > sight.events.length} />
      <Unforeseen told={told} gives={chosen !== undefined} />
      <AskedOver sight={sight} question={decision} onAnswer={onAnswer} />
      <WayTag way={way} perils={perils} pace={pace} />
      {decision && chosen?.isMore && <MoreDeeds view={view} question={decision} offers={offers} />}
      {decision && chosen && !chosen.isMore && pace === "walk" && (
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

/** REG-TURN-10: the first of those whom the MJ may choose. */
const nextOf = ({ characters }: View, question: DarkReign["question"] | undefined): Square | undefined =>
  question?.prompt === "next"
    ? characters.find(({ id }) => question.options.some(({ target }) => target === id))
    : undefined;

/** Where to look while nobody acts: at the one who leads, or whoever is left. */
const companyOf = ({ characters, leader }: View): Square | undefined =>
  characters.find(({ id, gone }) => id === leader && gone === undefined) ??
  characters.find(({ gone }) => gone === undefined);

/** Those whom this page has taken from the board, where they stood. */
function leaversOf({ view, events }: Sight<DarkReign>): readonly (Square & { readonly id: string })[] {
  return view.characters.filter(({ id }) =>
    events.some((event) => event.type === "gone" && event.who === id),
  );
}

/** What is asked in the middle of a deed stands beside whom it concerns. */
function besides(
  sight: Sight<DarkReign>,
  question: DarkReign["question"] | undefined,
  onChoose: (option: string) => void,
): GridBoardProps["beside"] {
  const stakes = question && stakesOf(question, sight.view);
  const who = sight.view.characters.find(({ id }) => id === stakes?.who);
  if (question === undefined || stakes === undefined || who === undefined) return undefined;
  return {
    square: { x: who.x, y: who.y },
    spares: sight.view.characters.filter(isHere),
    content: <Beside sight={sight} question={question} stakes={stakes} onChoose={onChoose} />,
  };
}
