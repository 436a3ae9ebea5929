import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { BoardHandle } from "../../board/index.ts";
import type { Blow } from "../../games/blow.ts";
import { type Place, panelOf, placeOf } from "../places.ts";
import type { Passage } from "../usePassage.ts";

/** Something that stands for a moment at a disc. */
export interface Sign {
  readonly key: string;
  readonly blow: Blow;
  readonly place: Place;
  /** How many stand there already, below it. */
  readonly above: number;
}

/** A row beside the board that shows what it has lost. */
interface Pulse {
  readonly key: string;
  readonly box: DOMRect;
  readonly lost: number;
}

interface Standing {
  readonly signs: readonly Sign[];
  readonly pulses: readonly Pulse[];
}

/** What is shown of the blows of each page that comes; it goes when its time is over, whatever page is shown then. */
export function useSigns(
  passage: Passage,
  blows: readonly Blow[],
  board: RefObject<BoardHandle | null>,
): Standing & { readonly leave: (key: string) => void } {
  const [standing, setStanding] = useState<Standing>({ signs: [], pulses: [] });
  const show = useEffectEvent(() => {
    const signs = signsOf(passage, blows, board.current);
    const pulses = pulsesOf(passage, blows);
    if (signs.length + pulses.length === 0) return;
    setStanding((before) => ({
      signs: [...before.signs, ...signs],
      pulses: [...before.pulses, ...pulses],
    }));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page
  useEffect(() => {
    if (passage.isNext) show();
  }, [passage.page, passage.isNext]);
  const leave = (key: string): void => {
    setStanding(({ signs, pulses }) => ({
      signs: signs.filter((sign) => sign.key !== key),
      pulses: pulses.filter((pulse) => pulse.key !== key),
    }));
  };
  return { ...standing, leave };
}

function signsOf(passage: Passage, blows: readonly Blow[], board: BoardHandle | null): readonly Sign[] {
  const heights = new Map<string, number>();
  return blows.flatMap((blow, n) => {
    const place = blow.piece === undefined ? undefined : placeOf({ piece: blow.piece }, board, passage);
    if (place === undefined || blow.piece === undefined) return [];
    const above = heights.get(blow.piece) ?? 0;
    heights.set(blow.piece, above + 1);
    return [{ key: `sign ${passage.page} ${n}`, blow, place, above }];
  });
}

function pulsesOf({ page }: Passage, blows: readonly Blow[]): readonly Pulse[] {
  const losses = new Map<string, number>();
  for (const { panel, lost } of blows)
    if (panel !== undefined && lost > 0) losses.set(panel, (losses.get(panel) ?? 0) + lost);
  return [...losses].flatMap(([panel, lost]) => {
    const box = panelOf(panel)?.getBoundingClientRect();
    return box === undefined ? [] : [{ key: `pulse ${page} ${panel}`, box, lost }];
  });
}
