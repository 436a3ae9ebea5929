import { audience, type Seat } from "@ossuaire/kernel";
import type { Sitter } from "@ossuaire/table";
import { type ReactNode, useEffect, useState } from "react";
import { openSetup } from "../../games/games.ts";
import type { Look } from "../../games/look.ts";
import { Sheet } from "../../look/Sheet.tsx";
import { useOnce } from "../../look/useOnce.ts";
import type { Wound } from "../../replay/reel.ts";
import { href } from "../../route/route.ts";
import { SeatList } from "../../setup/SeatFields.tsx";
import "../../setup/setup.css";
import { invite } from "../../table/keep.ts";
import { useStudyWords } from "../../words/study.ts";
import { BranchTree } from "./BranchTree.tsx";
import "./branch.css";

/** Who plays on from a moment of a match that is over, and what others have made of it already. */
export function BranchSheet({
  reel,
  look,
  at,
  onClose,
}: {
  readonly reel: Wound;
  readonly look: Look;
  readonly at: number;
  onClose(): void;
}): ReactNode {
  const { t } = useStudyWords();
  const levels = useLevels(reel.game);
  const [chosen, choose] = useState<Readonly<Record<Seat, Sitter>>>({});
  const asked = reel.known(at)?.sights[audience]?.waiting?.seats[0] ?? reel.seats[0];
  const level = levels[Math.floor(levels.length / 2)] ?? "";
  const usual = (seat: Seat): Sitter =>
    seat === asked || level === "" ? { kind: "person", name: "" } : { kind: "bot", name: "", level };
  const begin = useOnce(async () => {
    const { invitation, snapshot } = await reel.branch(at);
    const sitters = Object.fromEntries(reel.seats.map((seat) => [seat, chosen[seat] ?? usual(seat)]));
    location.hash = href({ page: "play", id: await invite({ ...invitation, sitters }, snapshot) });
  });
  return (
    <Sheet title={t("study.branch.open")} onClose={onClose}>
      <p className="branch-text">{t("study.branch.text", { at })}</p>
      <SeatList
        seats={reel.seats}
        titles={look.words.seat}
        sitterOf={(seat) => chosen[seat] ?? usual(seat)}
        levels={levels}
        friend={undefined}
        onSit={(sitters) => choose({ ...chosen, ...sitters })}
      />
      <div className="leaf-actions">
        <button type="button" className="button button-forward" data-focus onClick={begin}>
          {t("study.branch.begin")}
        </button>
      </div>
      <BranchTree end={reel.end} />
    </Sheet>
  );
}

function useLevels(game: string): readonly string[] {
  const [levels, setLevels] = useState<readonly string[]>([]);
  useEffect(() => {
    void openSetup(game)?.then(({ lid }) => setLevels(lid.levels));
  }, [game]);
  return levels;
}
