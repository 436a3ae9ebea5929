import { handleLid } from "../../../deeds/lid.ts";
import type { Pack } from "../../../pack.ts";

/** REG-QWELL: rat catching. */
export const well: Pack = {
  id: "quest-well",
  isIn: ({ quest }) => quest === "well",
  deeds: [handleLid],
  // REG-QWELL-12: as soon as it is closed.
  judges: ({ elements }) =>
    elements.some(({ kind, spent }) => kind === "well" && spent)
      ? { isWon: true, why: "well", rule: "REG-QWELL-12" }
      : undefined,
};
