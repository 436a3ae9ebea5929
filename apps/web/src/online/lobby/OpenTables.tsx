import type { Lobby } from "@ossuaire/table";
import { type ReactNode, useEffect, useState } from "react";
import { href } from "../../route/route.ts";
import { useLanguage } from "../../words/language.ts";
import { lobby } from "../server.ts";
import { useWords } from "../words/words.ts";
import { factsLine, gameName, namesAt, paceWords } from "./about.ts";
import { GameDisc } from "./GameDisc.tsx";
import { HaveLink } from "./HaveLink.tsx";
import "./lobby.css";

type OpenTable = Lobby["tables"][number];

/** Tables to which anybody may come. */
export function OpenTables(): ReactNode {
  const say = useWords();
  const { tables, more, turnPage } = useLobby();
  return (
    <section className="panel lobby-panel lobby-open" aria-labelledby="open-tables">
      <div className="lobby-head">
        <h2 id="open-tables" className="panel-title">
          {say("open.title")}
        </h2>
        <HaveLink />
      </div>
      {tables?.length === 0 && <p className="lobby-none">{say("open.none")}</p>}
      <ul className="lobby-list">
        {tables?.map((table) => (
          <OpenRow key={table.id} table={table} />
        ))}
      </ul>
      {more && (
        <button type="button" className="lobby-more" onClick={turnPage}>
          {say("open.more")}
        </button>
      )}
    </section>
  );
}

function OpenRow({ table: { id, face } }: { readonly table: OpenTable }): ReactNode {
  const say = useWords();
  const language = useLanguage();
  const places = Object.values(face.places);
  const free = places.filter(({ kind }) => kind === "free").length;
  const names = namesAt(face);
  const title = gameName(face.game, language);
  const facts = [
    names.length === 0 ? say("open.nobody") : say("open.host", { names: names.join(", ") }),
    ...(face.about === undefined ? [] : [face.about[language]]),
    paceWords(say, face.pace),
  ];
  return (
    <li className="lobby-row">
      <GameDisc game={face.game} />
      <p className="lobby-words">
        <b>{title}</b>
        <small>{factsLine(facts)}</small>
      </p>
      <span className="lobby-seats" role="img" aria-label={say("open.free", { count: free })}>
        {places.map(({ kind }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          <i key={seat} data-free={kind === "free" ? "" : undefined} />
        ))}
      </span>
      <a
        className="button lobby-sit"
        aria-label={`${say("open.sit")} — ${title}`}
        href={href({ page: "at", table: id })}
      >
        {say("open.sit")}
      </a>
    </li>
  );
}

/** The lobby page by page, looked at anew now and then. */
function useLobby() {
  const [shown, setShown] = useState<{
    readonly pages: readonly (readonly OpenTable[])[];
    readonly more: boolean;
  }>();
  const [pages, setPages] = useState(1);
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      if (document.hidden) return;
      const found = await Promise.all(Array.from({ length: pages }, (_, page) => lobby(page)));
      const read = found.flatMap((one) => (one.ok ? [one.value] : []));
      if (isGone || read.length < pages) return;
      setShown({ pages: read.map(({ tables }) => tables), more: read.at(-1)?.more ?? false });
    };
    void look();
    const timer = setInterval(() => void look(), 20_000);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [pages]);
  return { tables: shown?.pages.flat(), more: shown?.more ?? false, turnPage: () => setPages(pages + 1) };
}
