import type { OpenTable, Shared } from "@ossuaire/table";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Sheet } from "../look/Sheet.tsx";
import { saveFile } from "../look/saveFile.ts";
import { href } from "../route/route.ts";
import { PictureButton } from "./poster/PictureButton.tsx";
import "./share.css";

/** Longer addresses are cut by mail programs and messengers. */
const longest = 8000;

/** The whole match, to be given away as a link or as a file. */
export function ShareSheet({
  table,
  picture,
  onClose,
}: {
  readonly table: Pick<OpenTable, "share">;
  /** Its last page as a picture, once there is one. */
  readonly picture?: (() => Promise<Blob | undefined>) | undefined;
  onClose(): void;
}): ReactNode {
  const { t } = useTranslation();
  const [shared, setShared] = useState<Shared>();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    void table.share().then(setShared);
  }, [table]);
  const address = shared?.link === undefined ? undefined : addressOf(shared.link);
  const file = shared?.file;
  const fits = address !== undefined && address.length <= longest;
  return (
    <Sheet title={t("share.title")} onClose={onClose}>
      <p>{t("share.text")}</p>
      {address !== undefined && !fits && <p className="share-long">{t("share.tooLong")}</p>}
      {fits && (
        <textarea
          className="share-link"
          readOnly
          rows={3}
          aria-label={t("share.link")}
          value={address}
          onFocus={({ target }) => target.select()}
        />
      )}
      <div className="leaf-actions">
        {fits && canCopy && (
          <button
            type="button"
            className="button button-forward"
            onClick={async () => {
              await navigator.clipboard.writeText(address);
              setCopied(true);
            }}
          >
            {copied ? t("share.copied") : t("share.copy")}
          </button>
        )}
        <button
          type="button"
          className={fits ? "button" : "button button-forward"}
          disabled={file === undefined}
          onClick={() => file !== undefined && saveFile(file, `${t("share.fileName")}.json`)}
        >
          {t("share.file")}
        </button>
        {picture && <PictureButton picture={picture} />}
      </div>
    </Sheet>
  );
}

/** Browsers let secure pages copy; on others the link is marked and copied by hand. */
const canCopy = "clipboard" in navigator;

function addressOf(link: string): string {
  return new URL(href({ page: "replay", link }), location.href).href;
}
