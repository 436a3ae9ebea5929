import type { DarkReign } from "@ossuaire/dark-reign";
import type { ReactNode } from "react";
import type { PlaceProps } from "../look.ts";
import { Briefing } from "./briefing/Briefing.tsx";
import { Place } from "./Place.tsx";

/** Where the heroes are; what they were told lies over it while somebody reads it. */
export function Where(props: PlaceProps<DarkReign>): ReactNode {
  return (
    <>
      <Place {...props} />
      <Briefing sight={props.sight} told={props.told} />
    </>
  );
}
