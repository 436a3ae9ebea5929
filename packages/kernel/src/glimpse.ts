import { askedOf, outlineOf } from "./decision.ts";
import type { Viewer } from "./event.ts";
import type { Game, Glimpse, Kind } from "./game.ts";
import { copyOf } from "./plain.ts";

export type Copy = <View>(view: View) => View;

/** What lies before a viewer at this moment: a copy, made by `copy`, and of the question only what is for him. */
export function glimpseOf<K extends Kind>(
  {
    game,
    state,
    decision,
  }: { readonly game: Game<K>; readonly state: K["state"]; readonly decision: K["question"] | undefined },
  viewer: Viewer,
  copy: Copy = copyOf,
  waiting: Glimpse<K>["waiting"] = decision && outlineOf(decision),
): Glimpse<K> {
  return {
    viewer,
    view: copy(game.view(state, viewer)),
    decision: decision?.seats.includes(viewer) ? copyOf(askedOf(decision, viewer)) : undefined,
    waiting,
  };
}
