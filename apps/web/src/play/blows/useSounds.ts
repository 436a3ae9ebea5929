import { useEffect, useEffectEvent } from "react";
import { playSound } from "../../board/index.ts";
import type { Blow } from "../../games/blow.ts";
import type { Host } from "../host.ts";
import type { Passage } from "../usePassage.ts";

/** Coins follow one another this closely, in seconds. */
const coinGap = 0.09;

/** What a page sounds like when it comes. Nothing is told by sound alone. */
export function useSounds({ look, viewer }: Host, passage: Passage, blows: readonly Blow[]): void {
  const isAsked = passage.sight.waiting?.seats.includes(viewer) ?? false;
  const sound = useEffectEvent(() => {
    const { events } = passage.sight;
    const hurt = blows.filter(({ kind }) => kind === "hurt");
    for (const voice of ["heroes", "monsters"] as const)
      if (hurt.some((blow) => blow.voice === voice)) playSound(`hurt-${voice}`);
    if (blows.some(({ kind }) => kind === "killed")) playSound("death", 0.15);
    if (blows.some(({ kind }) => kind === "saved" || kind === "nothing")) playSound("hit");
    for (const one of look.sounds?.(events) ?? []) playSound(one);
    const coins = (look.travels?.(events) ?? []).filter(({ token }) => token === "token-coin");
    for (const n of coins.slice(0, 8).keys()) playSound("coin", n * coinGap);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page
  useEffect(() => {
    if (passage.isNext) sound();
  }, [passage.page, passage.isNext]);
  useEffect(() => {
    if (isAsked) playSound("my-turn", 0.2);
  }, [isAsked]);
}
