import { differenceOf, type FlickReport } from "@ossuaire/study";
import type { ReactNode } from "react";
import type { Look } from "../../games/look.ts";
import type { Wound } from "../../replay/reel.ts";
import { useLanguage } from "../../words/language.ts";
import { inTen, type Said, worthText } from "./said.ts";
import { useSight } from "./useSight.ts";
import { useWords } from "./words/words.ts";

/** What a flick is told with, and where one may go from it. */
export interface FlickWays {
  readonly said: Said;
  nameOf(seat: string): string;
  readonly reel: Wound;
  readonly look: Look;
  onWatch(at: number): void;
  onOtherwise(at: number): void;
}

/** A flick: what it did, what could be expected, the best that was found, and the difference. */
export function FlickItem({
  flick,
  ways: { said, reel, look, nameOf, onWatch, onOtherwise },
}: {
  readonly flick: FlickReport;
  readonly ways: FlickWays;
}): ReactNode {
  const say = useWords();
  const language = useLanguage();
  const { at, seat, did, made, best } = flick;
  const difference = differenceOf(flick);
  const figures = { did, expected: made.expected, best: best.expected, difference };
  const sight = useSight(reel, at);
  const names =
    sight === undefined ? "" : best.hurt.map((one) => look.words.piece(one, sight)[language]).join(", ");
  return (
    <li>
      <h3>
        {say("flicks.move", { at: at + 1 })} · {nameOf(seat)}
      </h3>
      <p>{said.after(at, language)}</p>
      <dl>
        {(["did", "expected", "best", "difference"] as const).map((name) => (
          <div key={name}>
            <dt>{say(`flicks.${name}`)}</dt>
            <dd>{worthText(figures[name], language)}</dd>
          </div>
        ))}
      </dl>
      <p className="flick-ease">
        {made.hurt.length > 0 && say("flicks.ease", { count: inTen(made.share) })}{" "}
        {difference > 0 && names !== "" && say("flicks.bestHurts", { names, count: inTen(best.share) })}
      </p>
      <div className="flick-ways">
        <button
          type="button"
          aria-label={say("flicks.watchMove", { at: at + 1 })}
          onClick={() => onWatch(at)}
        >
          {say("flicks.watch")}
        </button>
        <button
          type="button"
          aria-label={say("flicks.otherwiseMove", { at: at + 1 })}
          onClick={() => onOtherwise(at)}
        >
          {say("flicks.otherwise")}
        </button>
      </div>
    </li>
  );
}
