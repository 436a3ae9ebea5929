import type { Script } from "@ossuaire/kernel";
import { isEmpty } from "../board.ts";
import type { Character } from "../state.ts";
import type { DarkTable } from "../table.ts";
import { arrives } from "./arrive.ts";
import { isClosedTo } from "./closed.ts";
import { elementsAt } from "./elements.ts";

/** REG-PORTAL-01, REG-VERDICT-29: who enters it stands on the other one, if nobody is there. */
export function* takePortal(table: DarkTable, who: Character): Script {
  const { state } = table;
  const portal = elementsAt(state, who).find(({ kind }) => kind === "portal");
  const other = state.elements.find((one) => one.kind === "portal" && one !== portal);
  if (portal === undefined || other === undefined || !isEmpty(state, other)) return;
  if (isClosedTo(state, who, other)) return;
  table.tell({ type: "transported", rule: "REG-PORTAL-01", who: who.id, x: other.x, y: other.y });
  yield* arrives(table, who, { x: other.x, y: other.y }, "put", "REG-PORTAL-01");
}
