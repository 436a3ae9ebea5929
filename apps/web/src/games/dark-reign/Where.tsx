import type { DarkReign } from "@ossuaire/dark-reign";
import { lazy, type ReactNode, Suspense } from "react";
import type { PlaceProps } from "../look.ts";
import { Briefing } from "./briefing/Briefing.tsx";
import { Place } from "./Place.tsx";

// Fetched with the first visit.
const Town = lazy(async () => ({ default: (await import("./town/Town.tsx")).Town }));

/** Where the heroes are: in town, or below. What they were told lies over it while somebody reads it. */
export function Where(props: PlaceProps<DarkReign>): ReactNode {
  return (
    <>
      {props.sight.view.phase === "town" ? (
        <Suspense fallback={null}>
          <Town {...props} />
        </Suspense>
      ) : (
        <Place {...props} />
      )}
      <Briefing sight={props.sight} told={props.told} />
    </>
  );
}

/** What is agreed on at a stall, or in the catacombs themselves. */
export const isTownQuestion = ({ prompt }: DarkReign["question"]): boolean =>
  prompt === "town" || prompt === "hand-ecus";
