import type { Sitting } from "@ossuaire/table";
import { type ReactNode, useEffect, useState } from "react";
import { openSetup } from "../../games/games.ts";
import { useSitterName } from "../../table/useSitterName.ts";
import { useTableWords } from "../../words/table.ts";

/** The same match against stronger or weaker bots, if it was against any. */
export function OtherLevels({
  sitting: { game, sitters },
  onChoose,
}: {
  readonly sitting: Sitting;
  onChoose(level: string): void;
}): ReactNode {
  const { t } = useTableWords();
  const nameOf = useSitterName();
  const [levels, setLevels] = useState<readonly string[]>([]);
  useEffect(() => {
    void openSetup(game)?.then(({ lid }) => setLevels(lid.levels));
  }, [game]);
  const played = new Set(
    Object.values(sitters).flatMap((sitter) => (sitter.kind === "bot" ? [sitter.level] : [])),
  );
  if (played.size !== 1) return null;
  return levels
    .filter((level) => !played.has(level))
    .map((level) => (
      <button key={level} type="button" className="button" onClick={() => onChoose(level)}>
        {t("table.anotherLevel", { level: nameOf({ kind: "bot", name: "", level }, "") })}
      </button>
    ));
}
