import { type DarkReign, type Reach, reachOf, type View } from "@ossuaire/dark-reign";
import type { Answer } from "@ossuaire/kernel";
import { useMemo } from "react";
import { isSame, type Square } from "../../board/grid/scene.ts";
import { choose, useChosen } from "./chosen.ts";
import { lightsOf } from "./lights.ts";
import { isLuck } from "./luck.ts";
import { isActing, meantBy, offersOf } from "./offers.ts";
import { useJourney } from "./useJourney.ts";

const nowhere: readonly Reach[] = [];

/** From a press on the board, or an arrow, to what is answered by it: a way, a deed, or first of all a choice between several. */
export function useWalking(
  view: View,
  decision: DarkReign["question"] | undefined,
  pointed: Square | undefined,
  onAnswer: (answer: Answer) => void,
) {
  const chosen = useChosen(decision);
  const go = useJourney(view, decision, onAnswer);
  const offers = useMemo(() => offersOf(view, decision), [view, decision]);
  const reach = useMemo(
    () => (decision?.prompt === "act" ? reachOf(view, decision) : nowhere),
    [view, decision],
  );
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
    // An attack, a test: its chance is seen first.
    const isChance =
      only !== undefined &&
      isActing(decision) &&
      (only.target !== undefined || isLuck(view, decision, only.id));
    // Whoever could walk there as well says what is meant.
    const isOpen = isChance || reach.some((one) => isSame(one, square));
    if (only !== undefined && (another !== undefined || (isOpen && chosen?.deed === undefined)))
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
  return { chosen, offers, reach, who, way, lights, answer, press, walkTo, step };
}
