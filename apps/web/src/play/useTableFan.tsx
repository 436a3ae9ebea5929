import type { Decision, Spot } from "@ossuaire/kernel";
import type { OpenTable } from "@ossuaire/table";
import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import type { Seen } from "../board/scene.ts";
import type { FanLaid } from "../study/fan/TableFan.tsx";
import { useTableWords } from "../words/table.ts";
import type { Host } from "./host.ts";

// Fetched when somebody wants to see it.
const TableFan = lazy(async () => ({ default: (await import("../study/fan/TableFan.tsx")).TableFan }));

/** All that a disc can do, for whoever is to flick it at a table that has agreed on it; never while others flick. */
export function useTableFan({ sitting }: OpenTable, host: Host) {
  const { t } = useTableWords();
  const [open, setOpen] = useState(false);
  const [seen, setSeen] = useState<Seen>({ turned: false });
  const [spot, setSpot] = useState<Spot>();
  const [laid, setLaid] = useState<FanLaid>();
  const lay = useCallback((fan: FanLaid | undefined) => setLaid(fan), []);
  const flick = flickIn(host);
  const panel: ReactNode = open && flick && (
    <Suspense fallback={null}>
      <TableFan
        game={sitting.game}
        needs={sitting.needs}
        look={host.look}
        sight={host.sight}
        flick={flick}
        spot={spot}
        seen={seen}
        onLaid={lay}
      />
    </Suspense>
  );
  const button: ReactNode = flick && (
    <button
      type="button"
      className="button table-fan-button"
      aria-pressed={open}
      onClick={() => setOpen(!open)}
    >
      {t(open ? "table.hideFan" : "table.showFan")}
    </button>
  );
  const shown = open && flick !== undefined ? laid : undefined;
  return {
    host: { ...host, hint: shown?.hint, overlay: shown?.overlay, seen: setSeen, spot: setSpot },
    /** Turns it on and off. Undefined where there is none. */
    button,
    /** What it says in words. Undefined while it is not wanted. */
    panel: panel || undefined,
  };
}

/** The flick that is asked for, or that follows from where a projectile is put down. */
function flickIn({ look, sight, decision }: Host): Decision | undefined {
  if (look.guides?.(sight.view) !== "fan") return undefined;
  if (decision?.kind === "flick") return decision;
  return decision?.kind === "place" && look.foes?.(decision, sight.view) !== undefined ? decision : undefined;
}
