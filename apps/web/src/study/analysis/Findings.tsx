import type { Analysis } from "@ossuaire/study";
import type { ReactNode } from "react";
import { Curve } from "./Curve.tsx";
import type { FlickWays } from "./FlickItem.tsx";
import { FlickList } from "./FlickList.tsx";
import { Players } from "./Players.tsx";
import { TurningPoints } from "./TurningPoints.tsx";
import { useWords } from "./words/words.ts";

/** All that was found: the curve, where it turned, the players, every flick. */
export function Findings({
  analysis,
  ways,
}: {
  readonly analysis: Analysis;
  readonly ways: FlickWays;
}): ReactNode {
  const say = useWords();
  return (
    <>
      <h2>{say("curve.title")}</h2>
      <Curve analysis={analysis} onOpen={ways.onWatch} />
      <h2>{say("turning.title")}</h2>
      <TurningPoints analysis={analysis} said={ways.said} onOpen={ways.onWatch} />
      <h2>{say("players.title")}</h2>
      <Players players={analysis.players} nameOf={ways.nameOf} onOpen={ways.onWatch} />
      <h2>{say("flicks.title")}</h2>
      <p className="analysis-aside">{say("hand")}</p>
      <FlickList flicks={analysis.flicks} ways={ways} />
    </>
  );
}
