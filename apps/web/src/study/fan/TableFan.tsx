import type { AnswerTo, Decision, Sight, Spot } from "@ossuaire/kernel";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import type { Overlay, Seen } from "../../board/scene.ts";
import type { Look } from "../../games/look.ts";
import { useLanguage } from "../../words/language.ts";
import { DiscChoice } from "./DiscChoice.tsx";
import { FanPanel } from "./FanPanel.tsx";
import type { Subject } from "./subject.ts";
import "./table-fan.css";
import { useFanOnBoard } from "./useFanOnBoard.ts";

/** What lies on the board of it. */
export interface FanLaid {
  readonly overlay: Overlay | undefined;
  readonly hint: AnswerTo<"flick"> | undefined;
}

/** The fan of the disc that is to be flicked in a match: in words here, and laid on the board by whoever hosts it. */
export function TableFan({
  game,
  needs = nothing,
  look,
  sight,
  flick,
  spot,
  seen,
  onLaid,
}: {
  readonly game: string;
  readonly needs: readonly string[] | undefined;
  readonly look: Look;
  readonly sight: Sight;
  /** The question for a flick, or for the spot from which the next one is made. */
  readonly flick: Decision;
  /** Where the projectile is held that is still to be put down. */
  readonly spot: Spot | undefined;
  readonly seen: Seen;
  onLaid(fan: FanLaid | undefined): void;
}): ReactNode {
  const language = useLanguage();
  const [wanted, want] = useState<string>();
  const scene = useMemo(() => look.scene(sight, language), [look, sight, language]);
  const discs = flick.kind === "flick" ? flick.pieces : nothing;
  const disc = flick.kind === "flick" ? (discs.find((one) => one === wanted) ?? discs[0]) : spot?.piece;
  const subject = useMemo((): Subject | undefined => {
    if (disc === undefined) return undefined;
    const placing = flick.kind === "place" ? flick.pieces.find(({ piece }) => piece === disc) : undefined;
    const { view } = sight;
    const placed = placing && spot && { ...spot, radius: look.piece(placing, view, language).radius };
    return { kind: "match", game, needs, view, question: flick, disc, spot: placed };
  }, [game, needs, look, sight, language, flick, disc, spot]);
  const { fan, barred, overlay, hint, shown, show } = useFanOnBoard(subject, scene);
  useEffect(() => {
    onLaid({ overlay, hint });
    return () => onLaid(undefined);
  }, [overlay, hint, onLaid]);
  return (
    <div className="table-fan">
      <DiscChoice discs={discs} disc={disc} scene={scene} className="table-fan-disc" onDisc={want} />
      <FanPanel
        fan={fan}
        barred={barred}
        words="match"
        scene={scene}
        seen={seen}
        shown={shown}
        onShow={show}
      />
    </div>
  );
}

const nothing: readonly string[] = [];
