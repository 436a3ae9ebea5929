import type { OpenTable } from "@ossuaire/table";
import { type ReactNode, use } from "react";
import { Notice } from "../frame/Notice.tsx";
import { openLook } from "../games/games.ts";
import { useTableWords } from "../words/table.ts";
import { NotOpen } from "./NotOpen.tsx";
import { PlayScreen } from "./PlayScreen.tsx";
import "./play.css";
import { useTable } from "./useTable.ts";

/** A match that is on: takes it down from the shelf and lays it out. */
export function PlayPage({ id }: { readonly id: string }): ReactNode {
  const { t } = useTableWords();
  const { opened, ending, take } = useTable(id);
  if (ending === "bug")
    return <Notice title={t("table.bug")} text={t("table.bugText")} again={t("table.reload")} />;
  if (ending === "taken")
    return (
      <Notice title={t("table.taken")} text={t("table.takenText")}>
        <button type="button" className="button button-forward" onClick={take}>
          {t("table.takeBack")}
        </button>{" "}
      </Notice>
    );
  if (opened === undefined) return <p className="frame-wait">{t("table.opening")}</p>;
  if (!opened.ok) return <NotOpen id={id} trouble={opened.fault} onTake={take} />;
  return <Laid key={id} table={opened.table} />;
}

function Laid({ table }: { readonly table: OpenTable }): ReactNode {
  const { game, needs } = table.sitting;
  return <PlayScreen table={table} look={use(openLook(game, needs))} />;
}
