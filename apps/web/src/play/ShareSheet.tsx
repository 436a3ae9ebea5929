import type { OpenTable, Shared } from "@ossuaire/table";
import { type ReactNode, useEffect, useState } from "react";
import { CopyButton, CopyField } from "../look/copying.tsx";
import { Sheet } from "../look/Sheet.tsx";
import { saveFile } from "../look/saveFile.ts";
import { href } from "../route/route.ts";
import { useLanguage } from "../words/language.ts";
import { useTableWords } from "../words/table.ts";
import { PictureButton } from "./poster/PictureButton.tsx";
import "./share.css";

/** Many chats cut longer addresses, or refuse them; mail programs take some more. */
const longestInChat = 2000;
const longest = 8000;

/** The whole match, to be given away as a link or as a file. */
export function ShareSheet({
  table,
  over,
  picture,
  onClose,
}: {
  readonly table: Pick<OpenTable, "share">;
  /** Nobody can learn anything any more that would help in this match. */
  readonly over: boolean;
  /** Its last page as a picture, once there is one. */
  readonly picture?: (() => Promise<Blob | undefined>) | undefined;
  onClose(): void;
}): ReactNode {
  const { t } = useTableWords();
  const language = useLanguage();
  const [shared, setShared] = useState<Shared>();
  useEffect(() => {
    void table.share().then(setShared);
  }, [table]);
  const address = shared?.link === undefined ? undefined : addressOf(shared.link);
  const file = shared?.file;
  const fits = address !== undefined && address.length <= longest;
  const isForChat = fits && address.length <= longestInChat;
  const number = (count: number) => count.toLocaleString(language);
  return (
    <Sheet title={t("share.title")} onClose={onClose}>
      <p>
        {t("share.text")} {!over && t("share.early")}
      </p>
      {address !== undefined && !isForChat && (
        <p className="share-long">
          {fits
            ? t("share.longForChat", { length: number(address.length), most: number(longestInChat) })
            : t("share.tooLong")}
        </p>
      )}
      {shared?.fromPosition && <p className="share-long">{t("share.fromPosition")}</p>}
      {fits && <CopyField label={t("share.link")} text={address} />}
      <div className="leaf-actions">
        {fits && (
          <CopyButton text={address} words={t("share.copy")} done={t("share.copied")} isForward={isForChat} />
        )}
        <button
          type="button"
          className={isForChat ? "button" : "button button-forward"}
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

function addressOf(link: string): string {
  return new URL(href({ page: "replay", link }), location.href).href;
}
