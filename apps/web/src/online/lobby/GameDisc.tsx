import type { ReactNode } from "react";
import { Disc } from "../../look/Disc.tsx";
import { coverOf, isCatalogue } from "../../rules/catalogues.ts";

/** The disc of a game, in its colours. */
export function GameDisc({ game }: { readonly game: string }): ReactNode {
  if (!isCatalogue(game)) return null;
  return (
    <span className={`game-disc game-${game}`}>
      <Disc figure={coverOf(game).figure} />
    </span>
  );
}
