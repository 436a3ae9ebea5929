import { type DarkReign, darkReignWords } from "@ossuaire/dark-reign";
import type { Sight } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import { useLanguage } from "../../words/language.ts";
import { Dice } from "./Dice.tsx";
import { thrownIn } from "./thrown.ts";

/** What is told so often that it would drown all else. */
const quiet: ReadonlySet<string> = new Set([
  "does",
  "stepped",
  "activated",
  "finished",
  "introduced",
  "leader",
  "order",
  "round",
  "turn",
]);

/** What has just happened, over the board: the dice as they fell, and the last words. */
export function Told({ sight: { events, view, page } }: { readonly sight: Sight<DarkReign> }): ReactNode {
  const language = useLanguage();
  const lines = events.filter(({ type }) => !quiet.has(type)).slice(-3);
  const thrown = thrownIn(events);
  if (lines.length === 0) return null;
  return (
    <div className="dr-told" key={page}>
      {thrown && <Dice thrown={thrown} />}
      {lines.map((event, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one page never change their places
        <p key={n}>{darkReignWords.line(event, view)[language]}</p>
      ))}
    </div>
  );
}
