import { aroundWords, type DarkReign, reachOf, squareSeen, tableWords } from "@ossuaire/dark-reign";
import { type ReactNode, useMemo, useState } from "react";
import { GridBoard } from "../../board/grid/GridBoard.tsx";
import { isSame, type Square } from "../../board/grid/scene.ts";
import { useReducedMotion } from "../../play/stillness.ts";
import { useLanguage } from "../../words/language.ts";
import type { PlaceProps } from "../look.ts";
import { choose, useChosen } from "./chosen.ts";
import { lightsOf } from "./lights.ts";
import { Offers } from "./Offers.tsx";
import { isActing, isMove, meantBy, offersOf } from "./offers.ts";
import { pointsOf } from "./points.ts";
import { gridOf } from "./scene.ts";
import { openSheet } from "./sheet/opened.ts";
import { Told } from "./Told.tsx";
import { useJourney } from "./useJourney.ts";
import { WayTag } from "./WayTag.tsx";
import "./place.css";

/** The catacombs: walked on by hand or by arrows; what can be done to somebody or something is chosen there. */
export function Place({ sight, decision, onAnswer }: PlaceProps<DarkReign>): ReactNode {
  const { view } = sight;
  const language = useLanguage();
  const still = useReducedMotion();
  const [pointed, setPointed] = useState<Square>();
  const chosen = useChosen(decision);
  const go = useJourney(view, decision, onAnswer);
  const scene = useMemo(() => gridOf(view, language), [view, language]);
  const offers = useMemo(() => offersOf(view, decision), [view, decision]);
  const reach = useMemo(() => (decision?.prompt === "act" ? reachOf(view, decision) : []), [view, decision]);
  const about = decision?.about;
  const id = about !== undefined && "who" in about ? about.who : view.turn.acting;
  const who = view.characters.find((one) => one.id === id && one.gone === undefined);
  const way = reach.find((one) => pointed && isSame(one, pointed));
  const lights = useMemo(
    () => lightsOf({ offers, reach, chosen, way: way && who ? [who, ...way.way] : [], acting: who?.id }),
    [offers, reach, chosen, way, who],
  );
  const answer = (option: string): void => {
    choose(undefined);
    onAnswer({ kind: "choose", option });
  };
  const press = (square: Square): void => {
    if (decision === undefined) return;
    const inDeed = offers.filter(
      ({ at, deed }) =>
        at !== undefined && isSame(at, square) && (chosen?.deed === undefined || deed === chosen.deed),
    );
    const meant = chosen?.deed !== undefined || !isActing(decision) ? inDeed : meantBy(offers, square);
    const [only, another] = meant;
    const isAttack = only?.target !== undefined && isActing(decision);
    if (only !== undefined && (another !== undefined || (isAttack && chosen?.deed === undefined)))
      choose({ ...chosen, question: decision, square });
    else if (only !== undefined) answer(only.id);
    else if (who !== undefined) walkTo(square);
  };
  const walkTo = (square: Square): void => {
    const found = reach.find((one) => isSame(one, square));
    choose(undefined);
    // REG-MOVE-07: past an ally, where no other way leads there.
    const passing = offers.find(({ deed, at }) => deed === "pass" && at && isSame(at, square));
    if (found !== undefined && who !== undefined) go(who.id, found.way);
    else if (passing !== undefined) answer(passing.id);
  };
  const step = (across: number, down: number): void => {
    if (who === undefined) return;
    const to = { x: who.x + across, y: who.y + down };
    const walk = offers.find(
      (one) => one.at && isSame(one.at, to) && (one.deed === "walk" || decision?.prompt === "run-on"),
    );
    if (walk !== undefined && meantBy(offers, to).every(({ target }) => target === undefined))
      answer(walk.id);
    else press(to);
  };
  return (
    <GridBoard
      scene={scene}
      lights={lights}
      follow={who}
      turn={`${sight.page}`}
      still={still}
      isAsked={offers.some(({ at }) => at !== undefined)}
      label={tableWords.board[language]}
      around={who === undefined ? "" : aroundWords(view, who.id)[language]}
      help={tableWords.help[language]}
      points={useMemo(() => pointsOf(view, offers, who, language), [view, offers, who, language])}
      squareWords={(square) => squareSeen(view, square, who)[language]}
      onSquare={press}
      onPoint={setPointed}
      onStep={step}
      onStudy={(square) => openSheet(scene.figures.find((one) => isSame(one, square))?.id)}
      onCancel={() => choose(undefined)}
    >
      <Told sight={sight} />
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
