import type { Outcome, Sight } from "@ossuaire/kernel";
import type { OpenTable } from "@ossuaire/table";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Look } from "../games/look.ts";
import { Sheet } from "../look/Sheet.tsx";
import { href } from "../route/route.ts";
import { freshSeed } from "../setup/seed.ts";
import { inviteAgain } from "../table/keep.ts";

/** The end of a match, and where one may go from here. */
export function EndSheet({
  table,
  look,
  sight,
  outcome,
}: {
  readonly table: OpenTable;
  readonly look: Look;
  readonly sight: Sight;
  readonly outcome: Outcome;
}): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState(true);
  const { End } = look;
  const { id, sitters } = table.sitting;
  const rematch = async () => {
    const again = await inviteAgain(id, freshSeed());
    if (again !== undefined) location.hash = href({ page: "play", id: again });
  };
  if (!open) return null;
  return (
    <Sheet title={t("table.end")} onClose={() => setOpen(false)}>
      <End view={sight.view} outcome={outcome} sitters={sitters} />
      <div className="leaf-actions">
        <button type="button" className="button button-forward" data-focus onClick={() => void rematch()}>
          {t("table.rematch")}
        </button>
        <a className="button" href={href({ page: "replay", saved: id })}>
          {t("table.watch")}
        </a>
        <button type="button" className="button" onClick={() => setOpen(false)}>
          {t("table.endLook")}
        </button>
      </div>
    </Sheet>
  );
}
