import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useTableWords } from "../../words/table.ts";
import { give } from "./give.ts";

/**
 * The last page of a match as a picture: shared where the device can, else laid down as a file. It is painted before
 * anybody asks: browsers share nothing that comes long after the press.
 */
export function PictureButton({ picture }: { readonly picture: () => Promise<Blob | undefined> }): ReactNode {
  const { t } = useTableWords();
  const [painted, setPainted] = useState<Blob>();
  const paint = useEffectEvent(async () => setPainted(await picture()));
  useEffect(() => void paint(), []);
  return (
    <button
      type="button"
      className="button"
      disabled={painted === undefined}
      onClick={() => painted !== undefined && void give(painted, `${t("share.pictureName")}.png`)}
    >
      {painted === undefined ? t("share.painting") : t("share.picture")}
    </button>
  );
}
