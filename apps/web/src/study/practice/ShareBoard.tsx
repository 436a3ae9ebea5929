import type { Layout } from "@ossuaire/study";
import { type ReactNode, useState } from "react";
import { Sheet } from "../../look/Sheet.tsx";
import "../../play/share.css";
import { href } from "../../route/route.ts";
import { useTableWords } from "../../words/table.ts";
import { boardLink } from "./board-link.ts";
import { useWords } from "./words/words.ts";

/** The free board as it lies, to be given away as a link. */
export function ShareBoard({ layout }: { readonly layout: Layout }): ReactNode {
  const { t } = useTableWords();
  const say = useWords();
  const [open, setOpen] = useState(false);
  const [copied, setCopied] = useState(false);
  const address = new URL(href({ page: "practice", board: boardLink(layout) }), location.href).href;
  return (
    <>
      <button
        type="button"
        className="button"
        onClick={() => {
          setCopied(false);
          setOpen(true);
        }}
      >
        {t("table.share")}
      </button>
      {open && (
        <Sheet title={say("free")} onClose={() => setOpen(false)}>
          <div className="share-field">
            <textarea
              readOnly
              rows={4}
              aria-label={t("share.link")}
              value={address}
              onFocus={({ target }) => target.select()}
            />
          </div>
          {/* Browsers let secure pages copy; on others the link is marked and copied by hand. */}
          {"clipboard" in navigator && (
            <div className="leaf-actions">
              <button
                type="button"
                className="button button-forward"
                data-focus
                onClick={async () => {
                  await navigator.clipboard.writeText(address);
                  setCopied(true);
                }}
              >
                {copied ? t("share.copied") : t("share.copy")}
              </button>
            </div>
          )}
        </Sheet>
      )}
    </>
  );
}
