import { blowWords, type Conquest, cardOf, characterNames, seatTitle } from "@ossuaire/conquest";
import { type ReactNode, useEffect, useState } from "react";
import { useLanguage } from "../../words/language.ts";
import type { FoeProps } from "../look.ts";
import { figureOfRole, figureOfShot } from "./figures.ts";
import "./foe.css";
import { Outline } from "./Outline.tsx";

/** How long the card stays after its last step, and how long it takes to go to the discard; in ms. */
const stay = 1500;
const going = 250;

/** CON-SEQ-05: the card that another seat carries out, large: its steps, the one in hand, and at whom. */
export function Foe({ view, viewer }: FoeProps<Conquest>): ReactNode {
  const language = useLanguage();
  const { active, playing } = view;
  const isWatched = viewer in view.hands && active.seat !== viewer;
  const { shown, leaves } = useLingering(
    isWatched && playing ? { ...playing, seat: active.seat } : undefined,
  );
  if (shown === undefined) return null;
  const { name, role, shots, team } = cardOf(shown.card);
  const { target } = shown;
  return (
    <aside
      className={`foe foe-${team}${leaves ? " foe-leaves" : ""}`}
      aria-label={blowWords.carries(seatTitle(shown.seat), name)[language]}
    >
      <h2>{name[language]}</h2>
      <ol>
        {shots.map((shot, n) => {
          const state = n < shown.shot ? "done" : n === shown.shot ? "on" : "next";
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card may have the same shot twice
            <li key={n} data-state={state} aria-current={state === "on" ? "step" : undefined}>
              <Outline name={figureOfShot[shot.kind]} />
              <span>
                {shot.name[language]}
                {state === "on" && target !== undefined && (
                  <> {blowWords.on(characterNames[target])[language]}</>
                )}
              </span>
              {state === "done" && (
                <b role="img" aria-label={blowWords.done[language]}>
                  ✓
                </b>
              )}
            </li>
          );
        })}
      </ol>
      <span className="foe-picture">
        <Outline name={figureOfRole[role]} />
      </span>
    </aside>
  );
}

type Carried = NonNullable<Conquest["view"]["playing"]> & { readonly seat: string };

/** What has just been taken away stays a while, with all its steps done. */
function useLingering(now: Carried | undefined): {
  readonly shown: Carried | undefined;
  readonly leaves: boolean;
} {
  const [last, setLast] = useState<Carried>();
  const [leaves, setLeaves] = useState(false);
  if (
    now !== undefined &&
    (now.card !== last?.card || now.shot !== last.shot || now.target !== last.target)
  ) {
    setLast(now);
    setLeaves(false);
  }
  const isOver = now === undefined && last !== undefined;
  useEffect(() => {
    if (!isOver) return;
    const timers = [
      setTimeout(() => setLeaves(true), stay),
      setTimeout(() => setLast(undefined), stay + going),
    ];
    return () => timers.forEach(clearTimeout);
  }, [isOver]);
  if (now !== undefined) return { shown: now, leaves: false };
  return { shown: last && { ...last, shot: cardOf(last.card).shots.length }, leaves };
}
