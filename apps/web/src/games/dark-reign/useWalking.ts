import {
  type DarkReign,
  type Pace,
  type Peril,
  perilsOf,
  type Reach,
  reachOf,
  type View,
} from "@ossuaire/dark-reign";
import type { Answer } from "@ossuaire/kernel";
import { useMemo } from "react";
import { isSame, type Square } from "../../board/grid/scene.ts";
import { choose, useChosen } from "./chosen.ts";
import { lightsOf } from "./lights.ts";
import { isLuck } from "./luck.ts";
import { isActing, meantBy, offersOf } from "./offers.ts";
import { pressedOn } from "./pressed.ts";
import { useJourney } from "./useJourney.ts";

const nowhere: readonly Reach[] = [];
const nothing: readonly Peril[] = [];

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
  // REG-MOVE-05: a run is chosen first, because it leads straight into traps.
  const pace: Pace = chosen?.deed === "run" ? "run" : "walk";
  const reach = useMemo(
    () => (decision?.prompt === "act" ? reachOf(view, decision, pace) : nowhere),
    [view, decision, pace],
  );
  const about = decision?.about;
  const id = about !== undefined && "who" in about ? about.who : view.turn.acting;
  const who = view.characters.find((one) => one.id === id && one.gone === undefined);
  const way = reach.find((one) => pointed && isSame(one, pointed));
  const perils = useMemo(
    () => (decision?.prompt === "act" && way ? perilsOf(view, decision, way.way, pace) : nothing),
    [view, decision, way, pace],
  );
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
    const canWalk = reach.some((one) => isSame(one, square));
    if (pace === "run" && canWalk) {
      walkTo(square);
      return;
    }
    const begun = pace === "run" ? undefined : chosen;
    const pressed = pressedOn(square, {
      offers,
      deed: begun?.deed,
      isActing: isActing(decision),
      canWalk,
      // An attack, a test.
      isChance: ({ id: option, target }) => target !== undefined || isLuck(view, decision, option),
    });
    if (pressed.kind === "answer") answer(pressed.option);
    else if (pressed.kind === "choose") choose({ ...begun, question: decision, square });
    else if (who !== undefined) walkTo(square);
  };
  const walkTo = (square: Square): void => {
    const found = reach.find((one) => isSame(one, square));
    choose(undefined);
    // REG-MOVE-07: past an ally, where no other way leads there.
    const passing = offers.find(({ deed, at }) => deed === "pass" && at && isSame(at, square));
    if (found !== undefined && who !== undefined) go(who.id, found.way, pace);
    else if (passing !== undefined) answer(passing.id);
    // Too far for a walk: the run is shown with what it risks, and made by the next press.
    else if (decision?.prompt === "act" && pace === "walk" && isRunTo(square))
      choose({ question: decision, deed: "run" });
  };
  const isRunTo = (square: Square): boolean =>
    decision?.prompt === "act" && reachOf(view, decision).some((one) => isSame(one, square));
  const step = (across: number, down: number): void => {
    if (who === undefined) return;
    const to = { x: who.x + across, y: who.y + down };
    const walk = offers.find(
      (one) => one.at && isSame(one.at, to) && (one.deed === pace || decision?.prompt === "run-on"),
    );
    if (walk !== undefined && meantBy(offers, to).every(({ target }) => target === undefined))
      answer(walk.id);
    else press(to);
  };
  return { chosen, pace, offers, reach, who, way, perils, lights, answer, press, walkTo, step };
}
