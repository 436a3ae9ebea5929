import type { Catacombs, Prompt } from "@ossuaire/catacombs";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import type { OverBoardProps } from "../look.ts";
import { Story, storyNow } from "./map/Story.tsx";
import { showMap, useMap } from "./map/useMap.ts";
import { isMustering } from "./muster/kinds.ts";

// Fetched when it is looked at for the first time.
const RoomMap = lazy(async () => ({ default: (await import("./map/RoomMap.tsx")).RoomMap }));
const Mustering = lazy(async () => ({ default: (await import("./muster/Mustering.tsx")).Mustering }));

/** Questions that are answered with the map in view. */
const onMap: readonly (Prompt | undefined)[] = ["way", "choose-room", "swap-rooms"];

/** What lies over the board for a while: the map, by itself where a way is chosen on it; the story of a room; who comes into it. */
export function OverBoard(props: OverBoardProps<Catacombs>): ReactNode {
  const { page, question, sight, onAnswer } = props;
  const isOpen = useMap();
  const asks = onMap.includes(question?.prompt);
  const isElsewhere = question !== undefined && !asks;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question anew, also the same for the next player
  useEffect(() => {
    if (asks) showMap(true);
    return () => {
      if (asks) showMap(false);
    };
  }, [asks, page]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question on the board is not to be hidden
  useEffect(() => {
    if (isElsewhere) showMap(false);
  }, [isElsewhere, page]);
  // Whoever leaves the table folds the map.
  useEffect(() => () => showMap(false), []);

  const { here, phase } = sight.view;
  const [read, setRead] = useState<number>();
  const told = storyNow(sight.view);
  return (
    <>
      {told !== undefined && read !== here && (
        <Story view={sight.view} onClose={phase === "scenario" ? undefined : () => setRead(here)} />
      )}
      {isMustering(question) && (
        <Suspense fallback={null}>
          <Mustering key={page} question={question} view={sight.view} onAnswer={onAnswer} />
        </Suspense>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <RoomMap {...props} onClose={() => showMap(false)} />
        </Suspense>
      )}
    </>
  );
}
