import type { ClosedBox } from "@ossuaire/kernel";
import { boxes as ours } from "../../games/list/boxes.ts";

export { puzzleSets, studies } from "../../games/list/boxes.ts";

/** The same for the workers. */
export const boxes: Readonly<Record<string, () => Promise<ClosedBox>>> = {
  ...ours,
  nim: () =>
    import("@ossuaire/kernel/testing").then(
      ({ nimBox }) =>
        (open) =>
          open(nimBox),
    ),
};
