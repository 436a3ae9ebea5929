import type { Seat } from "@ossuaire/kernel";
import type { News } from "@ossuaire/table";
import type { ReactNode } from "react";
import type { Look } from "../games/look.ts";
import { useLanguage } from "../words/language.ts";
import { useReplayWords } from "../words/replay.ts";

/** All hands side by side: a match that is over has no secrets. */
export function OpenHands({
  look,
  news,
  seats,
}: {
  readonly look: Look;
  readonly news: News;
  readonly seats: readonly Seat[];
}): ReactNode {
  const { t } = useReplayWords();
  const language = useLanguage();
  const { Hand } = look;
  return (
    <div className="reel-hands">
      {seats.map((seat) => {
        const sight = news.sights[seat];
        return (
          sight && (
            <section key={seat}>
              <h2>{t("replay.handOf", { name: look.words.seat(seat)[language] })}</h2>
              {Hand && (
                <Hand sight={sight} lit={noCards} picked={undefined} onChoose={nothing} onAnswer={nothing} />
              )}
            </section>
          )
        );
      })}
    </div>
  );
}

const noCards: ReadonlySet<string> = new Set();

function nothing(): void {
  // Cards are only looked at here.
}
