import type { Layout } from "@ossuaire/study";
import { type ReactNode, useState } from "react";
import { CopyButton, CopyField } from "../../look/copying.tsx";
import { Sheet } from "../../look/Sheet.tsx";
import { href } from "../../route/route.ts";
import { useTableWords } from "../../words/table.ts";
import { boardLink } from "./board-link.ts";
import { useWords } from "./words/words.ts";

/** The free board as it lies, to be given away as a link. */
export function ShareBoard({ layout }: { readonly layout: Layout }): ReactNode {
  const { t } = useTableWords();
  const say = useWords();
  const [open, setOpen] = useState(false);
  const address = new URL(href({ page: "practice", board: boardLink(layout) }), location.href).href;
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {t("table.share")}
      </button>
      {open && (
        <Sheet title={say("free")} onClose={() => setOpen(false)}>
          <CopyField label={t("share.link")} text={address} rows={4} />
          <div className="leaf-actions">
            <CopyButton text={address} words={t("share.copy")} done={t("share.copied")} />
          </div>
        </Sheet>
      )}
    </>
  );
}
