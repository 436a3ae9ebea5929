import { type ReactNode, useEffect, useState } from "react";
import { type Keys, tablesKept } from "../keys.ts";
import { useWords } from "../words/words.ts";
import { AddressFields } from "./AddressFields.tsx";

/** Where somebody is told of their turn, at all tables by link that this device sits at. */
export function NoticeSettings(): ReactNode {
  const say = useWords();
  const [tables, setTables] = useState<readonly { readonly id: string; readonly keys: Keys }[]>([]);
  useEffect(() => {
    void tablesKept().then(setTables);
  }, []);
  return (
    <section className="settings-notices" aria-labelledby="settings-notices">
      <h3 id="settings-notices">{say("notices.elsewhere")}</h3>
      <AddressFields tables={tables} />
    </section>
  );
}
