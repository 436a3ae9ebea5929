import type { ReactNode } from "react";
import { href } from "../../route/route.ts";
import { useLanguage } from "../../words/language.ts";
import { useWords } from "../words/words.ts";
import { factsLine, gameName, namesAt, paceWords, untilWhen } from "./about.ts";
import { GameDisc } from "./GameDisc.tsx";
import "./lobby.css";
import { isAdjourned, isYourTurn, type Mine, type YourTable } from "./useMine.ts";

/** The tables that this device sits at, and whose turn it is. */
export function YourTables({
  mine: { tables, turns, forget },
  most = Number.POSITIVE_INFINITY,
}: {
  readonly mine: Mine;
  /** So many are shown; the rest is a link away. */
  readonly most?: number;
}): ReactNode {
  const say = useWords();
  return (
    <section className="panel lobby-panel lobby-mine" aria-labelledby="mine">
      <div className="lobby-head">
        <h2 id="mine" className="panel-title">
          {say("mine.title")}
        </h2>
        <p className="lobby-aside">{say("mine.lead")}</p>
      </div>
      <p className="unseen" role="status">
        {turns > 0 && say("mine.turn", { count: turns })}
      </p>
      {tables?.length === 0 && <p className="lobby-none">{say("mine.none")}</p>}
      <ul className="lobby-list">
        {tables?.slice(0, most).map((table) => (
          <YourTableRow key={table.id} table={table} onForget={() => void forget(table.id)} />
        ))}
      </ul>
      {tables !== undefined && tables.length > most && (
        <a className="lobby-more" href={href({ page: "friends" })}>
          {say("mine.all", { count: tables.length })}
        </a>
      )}
    </section>
  );
}

function YourTableRow({ table, onForget }: { readonly table: YourTable; onForget(): void }): ReactNode {
  const say = useWords();
  const language = useLanguage();
  const { id, face, you, changed } = table;
  const { stage, pace } = face;
  const deadline = untilWhen(face);
  const others = namesAt(face, you);
  const game = gameName(face.game, language);
  const title = others.length === 0 ? game : say("mine.versus", { game, names: others.join(", ") });
  const when = new Date(deadline ?? changed).toLocaleString(language, {
    weekday: "short",
    hour: "numeric",
    minute: "2-digit",
  });
  const facts = [
    ...(face.about === undefined ? [] : [face.about[language]]),
    deadline === undefined ? when : say("mine.until", { when }),
    paceWords(say, pace),
  ];
  return (
    <li className="lobby-row">
      <GameDisc game={face.game} />
      <a className="lobby-words" href={href({ page: stage === "open" ? "at" : "online", table: id })}>
        <b>{title}</b>
        <small>{factsLine(facts)}</small>
      </a>
      <span className="lobby-turn" data-yours={isYourTurn(table) ? "" : undefined}>
        {turnWords()}
      </span>
      {stage === "over" && (
        <button
          type="button"
          className="lobby-forget"
          aria-label={`${say("mine.forget")} — ${title}`}
          title={say("mine.forget")}
          onClick={onForget}
        >
          ×
        </button>
      )}
    </li>
  );

  function turnWords(): string {
    if (isAdjourned(face)) return say("mine.adjourned");
    if (stage === "over") return say("mine.over");
    if (stage === "open") return say("mine.waiting");
    if (isYourTurn(table)) return say("mine.yours");
    const place = face.places[table.asked[0] ?? ""];
    return place?.kind === "person" ? say("mine.theirs", { name: place.name }) : say("mine.computer");
  }
}
