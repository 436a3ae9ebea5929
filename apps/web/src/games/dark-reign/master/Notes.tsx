import {
  ambushWords,
  hiddenSeen,
  type MasterView,
  masterWords,
  objectiveOf,
  pileWords,
  sideWords,
  type View,
  zoneName,
} from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import type { Square } from "../../../board/grid/scene.ts";
import { useMedia } from "../../../look/useMedia.ts";
import { useLanguage } from "../../../words/language.ts";
import { showOnBoard } from "../shown.ts";
import "./notes.css";

/** What the MJ alone knows, in one place: the aim, what lies behind the exits, who waits, what is hidden. */
export function Notes({ view, master }: { readonly view: View; readonly master: MasterView }): ReactNode {
  const language = useLanguage();
  // Where heroes and monsters share one column, the list of those who act comes first.
  const isWide = useMedia("(min-width: 1180px)");
  const side = sideWords(master);
  const leader = view.characters.find(({ id }) => id === view.leader);
  const ambushes = ambushWords(master);
  const hidden = hiddenSeen(view);
  return (
    <details className="dr-notes" open={isWide}>
      <summary>{masterWords.title[language]}</summary>
      <h3>{masterWords.objective[language]}</h3>
      <p>{objectiveOf(view)[language]}</p>
      {side && (
        <>
          <h3>
            {masterWords.side[language]} — {side.name[language]}
          </h3>
          <p>{side.aim[language]}</p>
        </>
      )}
      <h3>{masterWords.piles[language]}</h3>
      <Places
        none={masterWords.noPiles[language]}
        places={master.piles.map((pile, n) => ({
          ...pile,
          id: pile.exit,
          words: pileWords(pile, n + 1, leader)[language],
        }))}
      />
      <h3>{masterWords.ambushes[language]}</h3>
      {ambushes.length === 0 ? (
        <p>{masterWords.noAmbushes[language]}</p>
      ) : (
        ambushes.map((words) => <p key={words.fr}>{words[language]}</p>)
      )}
      <h3>{masterWords.hidden[language]}</h3>
      <Places
        none={masterWords.nothingHidden[language]}
        places={hidden.map(({ words, ...place }) => ({ ...place, words: words[language] }))}
      />
      <h3>{masterWords.zones[language]}</h3>
      <p>{master.zones.map((card) => zoneName(card)[language]).join(" · ")}</p>
    </details>
  );
}

/** Each leads to its square. */
function Places({
  places,
  none,
}: {
  readonly places: readonly (Square & { readonly id: string; readonly words: string })[];
  readonly none: string;
}): ReactNode {
  if (places.length === 0) return <p>{none}</p>;
  return (
    <ul>
      {places.map(({ id, words, x, y }) => (
        <li key={id}>
          <button type="button" onClick={() => showOnBoard({ x, y })}>
            {words}
          </button>
        </li>
      ))}
    </ul>
  );
}
