import type { Analysis } from "@ossuaire/study";
import type { ReactNode } from "react";
import { useLanguage } from "../../words/language.ts";
import { percent, type Said } from "./said.ts";
import { useWords } from "./words/words.ts";

/** Where the match turned, in words; each leads there. */
export function TurningPoints({
  analysis: { turningPoints, sides },
  said,
  onOpen,
}: {
  readonly analysis: Analysis;
  readonly said: Said;
  onOpen(at: number): void;
}): ReactNode {
  const say = useWords();
  const language = useLanguage();
  if (turningPoints.length === 0) return <p>{say("turning.none")}</p>;
  return (
    <ol className="turning">
      {turningPoints.map(({ at, from, to }) => {
        // Told of the side that it helped.
        const side = to > from ? 0 : 1;
        const chance = (share: number) => percent(say, side === 0 ? share : 1 - share);
        return (
          <li key={at}>
            <button type="button" onClick={() => onOpen(at)}>
              <span className="turning-move">{say("flicks.move", { at: at + 1 })}</span>{" "}
              <strong>
                {say("turning.change", { side: sides[side][language], from: chance(from), to: chance(to) })}
              </strong>{" "}
              <span>{said.after(at, language)}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
