import { chartWords, roomOf, type View } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";
import "../board-leaf.css";
import "./story.css";

/** CAT-VSTORY-01: the introduction, read before anybody accepts it, or on entering a room. */
export function Story({
  view,
  onClose,
}: {
  readonly view: View;
  /** Undefined: it stays until the question is answered. */
  readonly onClose: (() => void) | undefined;
}): ReactNode {
  const language = useLanguage();
  const told = storyNow(view);
  if (told === undefined) return null;
  const { card, words } = told;
  if (words[language] === "") return null;
  return (
    <section className="parchment board-leaf story" aria-label={chartWords.story[language]}>
      <h2>{card === undefined ? chartWords.story[language] : roomOf(card).name[language]}</h2>
      <p className="story-text">{words[language]}</p>
      {onClose && (
        <button type="button" className="button" onClick={onClose}>
          {chartWords.goOn[language]}
        </button>
      )}
    </section>
  );
}

/** What is to be read now: of the adventure before it begins, of a room until its first round has begun. */
export function storyNow({ options: { scenario }, phase, rooms, here, fight }: View) {
  if (scenario === undefined) return undefined;
  if (phase === "scenario") return { card: undefined, words: scenario.intro };
  const card = rooms[here]?.card;
  const words = card === undefined ? undefined : scenario.rooms[card]?.intro;
  const isFresh = fight === undefined ? phase !== "exploration" && phase !== "camp" : fight.round === 0;
  return words === undefined || !isFresh || fight?.kind === "camp" ? undefined : { card, words };
}
