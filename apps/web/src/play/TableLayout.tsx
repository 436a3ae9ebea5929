import type { GameEvent, Seat, Sight, Viewer } from "@ossuaire/kernel";
import type { Sitter } from "@ossuaire/table";
import { type ReactNode, useState } from "react";
import { PageTitle } from "../frame/PageTitle.tsx";
import type { Look, Rows } from "../games/look.ts";
import { Sheet } from "../look/Sheet.tsx";
import { href } from "../route/route.ts";
import { useLanguage } from "../words/language.ts";
import { useTableWords } from "../words/table.ts";
import { BarSign } from "./BarSign.tsx";
import { Log } from "./Log.tsx";
import { OpenRule } from "./OpenRule.tsx";

export interface LayoutProps {
  readonly look: Look;
  readonly sight: Sight;
  readonly viewer: Viewer;
  readonly sitters: Readonly<Record<Seat, Sitter>>;
  readonly rows: Rows;
  readonly heard: readonly GameEvent[];
  /** What the browser's tab says before the name of the game. */
  readonly tab: string;
  readonly board: ReactNode;
  readonly foot: ReactNode;
  readonly hand: ReactNode;
  readonly menu: ReactNode;
  /** Cards and sheets that have been taken up, over all else. */
  readonly leaves: ReactNode;
}

/** Where everything lies around the board, on a large screen and on a small one. */
export function TableLayout({
  look,
  sight,
  viewer,
  sitters,
  rows,
  heard,
  tab,
  board,
  foot,
  hand,
  menu,
  leaves,
}: LayoutProps): ReactNode {
  const { t } = useTableWords();
  const language = useLanguage();
  const [more, setMore] = useState(false);
  const { Seats, Steps } = look;
  const name = look.words.name[language];
  const seats = <Seats view={sight.view} viewer={viewer} sitters={sitters} rows={rows} />;
  const foes = look.Foes && <look.Foes view={sight.view} rows={rows} />;
  return (
    <div className="play" data-cards={look.hides ? "" : undefined}>
      <div className="play-top">
        <a className="play-home" href={href({ page: "home" })}>
          Ossuaire<span className="unseen"> — {t("table.home")}</span>
        </a>
        <PageTitle tab={`${tab} — ${name} — Ossuaire`} className="unseen">
          {name}
        </PageTitle>
        {Steps && <Steps view={sight.view} />}
        <div className="play-menu">
          {menu}
          <button type="button" className="play-button play-more" onClick={() => setMore(true)}>
            <BarSign of="log" />
            {t("table.moreShort")}
          </button>
        </div>
      </div>
      <aside className="play-seats" aria-label={t("sitters.seats")}>
        {seats}
      </aside>
      <div className="play-board">{board}</div>
      <aside className="play-log" aria-label={t("table.log")}>
        {foes}
        <section className="play-journal">
          <h2>{t("table.log")}</h2>
          <Log look={look} events={heard} />
        </section>
      </aside>
      <div className="play-base">
        <div className="play-foot">{foot}</div>
        <div className="play-hand">{hand}</div>
      </div>
      {more && (
        <Sheet title={t("table.more")} side onClose={() => setMore(false)}>
          <div className="more">
            <Log look={look} events={heard} drawer />
            {foes}
            {seats}
          </div>
        </Sheet>
      )}
      {leaves}
      <OpenRule />
    </div>
  );
}
