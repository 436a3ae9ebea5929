import type { ClosedTray } from "@ossuaire/kernel";
import { trays as ours } from "../../games/list/boxes.ts";

export { puzzleSets, studies } from "../../games/list/boxes.ts";

/** The same for the workers. */
export const trays: Readonly<Record<string, () => Promise<ClosedTray>>> = {
  ...ours,
  nim: () =>
    import("@ossuaire/kernel/testing").then(
      ({ nimBox }) =>
        (open) =>
          open(nimBox),
    ),
};
