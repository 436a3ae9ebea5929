import { type ReactNode, use, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "../frame/Notice.tsx";
import { openLook } from "../games/looks.ts";
import { LocalTable } from "../table/LocalTable.ts";
import type { Opened, Table } from "../table/table.ts";
import { useLanguage } from "../words/language.ts";
import { PlayScreen } from "./PlayScreen.tsx";
import "./play.css";

/** A match that is on: takes it down from the shelf and lays it out. */
export function PlayPage({ id }: { readonly id: string }): ReactNode {
  const { t } = useTranslation();
  const language = useLanguage();
  const { opened, bug } = useTable(id);
  if (bug) return <Notice title={t("table.bug")} text={t("table.bugText")} again={t("table.reload")} />;
  if (opened === undefined) return <p className="frame-wait">{t("table.opening")}</p>;
  if (!opened.ok) {
    const { words, passing } = opened.fault;
    return (
      <Notice
        title={t("table.notOpen")}
        text={words[language]}
        again={passing ? t("frame.again") : undefined}
      />
    );
  }
  return <Laid key={id} table={opened.table} />;
}

function Laid({ table }: { readonly table: Table }): ReactNode {
  return <PlayScreen table={table} look={use(openLook(table.sitting.game))} />;
}

function useTable(id: string): { readonly opened: Opened<Table> | undefined; readonly bug: boolean } {
  const [opened, setOpened] = useState<Opened<Table>>();
  const [bug, setBug] = useState(false);
  useEffect(() => {
    let left = false;
    const opening = LocalTable.open(id, () => !left && setBug(true));
    void opening.then((found) => !left && setOpened(found));
    return () => {
      left = true;
      setOpened(undefined);
      setBug(false);
      void opening.then((found) => found.ok && found.table.leave());
    };
  }, [id]);
  return { opened, bug };
}
