import type { Catacombs, Event } from "@ossuaire/catacombs";
import { lazy, type ReactNode, Suspense } from "react";
import type { MomentProps } from "../look.ts";

// Each fetched when it happens for the first time.
const Cleared = lazy(async () => ({ default: (await import("./chronicle/Cleared.tsx")).Cleared }));
const Corrosion = lazy(async () => ({ default: (await import("./soloth/Corrosion.tsx")).Corrosion }));

const leaves: { readonly [Type in Event["type"]]?: typeof Cleared } = {
  cleared: Cleared,
  corroded: Corrosion,
  "corrosion-spared": Corrosion,
};

/** CAT-GOLD-06, SOL-CORROSION-11: a room is done, a card is drawn. */
export function isMoment({ type }: Event): boolean {
  return leaves[type] !== undefined;
}

/** Of several on one page, the last. */
export function Moment(props: MomentProps<Catacombs>): ReactNode {
  const event = props.heard.findLast(isMoment);
  const Leaf = event && leaves[event.type];
  return (
    Leaf && (
      <Suspense fallback={null}>
        <Leaf {...props} />
      </Suspense>
    )
  );
}
