import type { OpenTable, Unkept } from "@ossuaire/table";
import type { ReactNode } from "react";
import { saveFile } from "../look/saveFile.ts";
import { useTableWords } from "../words/table.ts";
import { FootNotice } from "./FootNotice.tsx";

/** Says that the device does not store the match, why, and how to keep it all the same. */
export function UnkeptNotice({
  table,
  why,
  onClose,
}: {
  readonly table: Pick<OpenTable, "share">;
  readonly why: Unkept;
  onClose(): void;
}): ReactNode {
  const { t } = useTableWords();
  const save = async () => {
    const { file } = await table.share();
    if (file !== undefined) saveFile(file, `${t("share.fileName")}.json`);
  };
  return (
    <FootNotice title={t("unkept.title")} words={t(`unkept.${why}`)} onClose={onClose}>
      <button type="button" className="button" onClick={() => void save()}>
        {t("share.file")}
      </button>
    </FootNotice>
  );
}
