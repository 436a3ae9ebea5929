import { differenceOf, type FlickReport } from "@ossuaire/study";
import { type ReactNode, useState } from "react";
import { FlickItem, type FlickWays } from "./FlickItem.tsx";
import { useWords } from "./words/words.ts";

/** So many are laid out at once: a campaign has a thousand. */
const handful = 20;

/** Every flick of the match: in its order, or the costliest first. */
export function FlickList({
  flicks,
  ways,
}: {
  readonly flicks: readonly FlickReport[];
  readonly ways: FlickWays;
}): ReactNode {
  const say = useWords();
  const [dearest, setDearest] = useState(false);
  const [shown, setShown] = useState(handful);
  const sorted = dearest ? flicks.toSorted((a, b) => differenceOf(b) - differenceOf(a)) : flicks;
  const left = flicks.length - shown;
  return (
    <>
      <label className="flicks-order">
        <input type="checkbox" checked={dearest} onChange={() => setDearest(!dearest)} />
        <span>{say("flicks.dearest")}</span>
      </label>
      <ol className="flicks">
        {sorted.slice(0, shown).map((flick) => (
          <FlickItem key={flick.at} flick={flick} ways={ways} />
        ))}
      </ol>
      {left > 0 && (
        <button type="button" className="button" onClick={() => setShown(shown + handful)}>
          {say("flicks.more", { count: Math.min(handful, left) })}
        </button>
      )}
    </>
  );
}
