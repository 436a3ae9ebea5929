import { type DarkReign, darkReignWords, tableWords } from "@ossuaire/dark-reign";
import type { Sight } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import { useLanguage } from "../../words/language.ts";
import { Dice } from "./Dice.tsx";
import { thrownIn } from "./thrown.ts";
import { useSkip } from "./useSkip.ts";

/** What is told so often that it would drown all else. */
const quiet: ReadonlySet<string> = new Set([
  "does",
  "stepped",
  "activated",
  "called",
  "finished",
  "introduced",
  "leader",
  "order",
  "round",
  "turn",
]);

/** What has just happened, over the board: the dice as they fell, and the last words. */
export function Told({
  sight: { events, view, page },
  isAsked,
}: {
  readonly sight: Sight<DarkReign>;
  /** The throw lies beside somebody already, with a question. */
  readonly isAsked: boolean;
}): ReactNode {
  const language = useLanguage();
  const lines = events.filter(({ type }) => !quiet.has(type)).slice(-3);
  const thrown = thrownIn(events);
  const isSkipped = useSkip(page);
  // REG-DRAW-06: nothing lies there yet.
  if (view.phase === "descent")
    return (
      <div className="dr-told">
        <p>{tableWords.firstZone[language]}</p>
      </div>
    );
  if (lines.length === 0) return null;
  return (
    <div className="dr-told" key={page} data-skipped={isSkipped ? "" : undefined}>
      {thrown && !isAsked && <Dice thrown={thrown} />}
      {lines.map((event, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one page never change their places
        <p key={n}>{darkReignWords.line(event, view)[language]}</p>
      ))}
    </div>
  );
}
