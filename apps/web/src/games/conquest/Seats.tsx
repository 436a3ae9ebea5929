import {
  type Conquest,
  characterNames,
  seatTitle,
  type Team,
  tableWords,
  teamOfSeat,
  teams,
  type View,
} from "@ossuaire/conquest";
import type { Seat } from "@ossuaire/kernel";
import { type ReactNode, useState } from "react";
import { useLoss } from "../../look/useLoss.ts";
import { useSitterName } from "../../table/useSitterName.ts";
import { useHomeWords } from "../../words/home.ts";
import { useLanguage } from "../../words/language.ts";
import type { SeatsProps } from "../look.ts";
import { PieceRow } from "../PieceRow.tsx";
import { CardsSheet } from "./CardsSheet.tsx";
import { figureOfTeam } from "./figures.ts";
import { Outline } from "./Outline.tsx";
import "./seats.css";
import "./seats-windows.css";

/** Both teams and the bank: everything that lies open beside the arena. */
export function Seats({ view, viewer, sitters, rows }: SeatsProps<Conquest>): ReactNode {
  const language = useLanguage();
  return (
    <div className="teams">
      {teams.map((team) => (
        <TeamPanel key={team} team={team} view={view} viewer={viewer} sitters={sitters} rows={rows} />
      ))}
      <p className="bank" data-panel="bank">
        <span className="bank-name">{tableWords.bank[language]}</span> <b>{view.bank}</b>
      </p>
    </div>
  );
}

function TeamPanel({
  team,
  view,
  viewer,
  sitters,
  rows,
}: SeatsProps<Conquest> & { readonly team: Team }): ReactNode {
  const { t } = useHomeWords();
  const language = useLanguage();
  const nameOf = useSitterName();
  const [open, setOpen] = useState<"discard" | "armour">();
  const { active, pools, piles, discards, armour, stunned, markers } = view;
  const seats = Object.keys(view.hands).filter((seat) => teamOfSeat(view.options, seat) === team);
  // The bot of a whole team needs no other name than its level: the team's stands above it.
  const isAlone = (seat: Seat) => seats.length === 1 && sitters[seat]?.kind === "bot";
  // CON-PLAYERS-07: whoever has a name has a character as well.
  const isNamed = (seat: Seat) => seats.length > 1 && sitters[seat]?.name !== "";
  const isActive = active.team === team && view.ended === undefined;
  const own = [characterOf(team, 0), characterOf(team, 1)];
  const next = characterOf(team, markers[team]);
  return (
    <section
      className={`team team-${team}${isActive ? " team-active" : ""}`}
      aria-label={seatTitle(team)[language]}
      data-named={own.some((one) => one === rows.named) ? "" : undefined}
    >
      <Outline name={figureOfTeam[team]} className="team-emblem" />
      <div className="team-words">
        <h2 className="team-name">
          {seatTitle(team)[language]}
          <span className="team-pool">
            <b>{pools[team]}</b>
            <span className="unseen"> {tableWords.tokens[language]}</span>
          </span>
        </h2>
        <Tokens team={team} view={view} />
        <ul className="team-seats">
          {seats.map((seat) => (
            <li key={seat}>
              {nameOf(sitters[seat], isAlone(seat) ? "" : seatTitle(seat)[language])}
              {isNamed(seat) && <small>{seatTitle(seat)[language]}</small>}
              {seat === viewer && <i> ({t("sitters.you")})</i>}
              <HandBacks team={team} seat={seat} view={view} />
            </li>
          ))}
        </ul>
        <p className="team-facts">
          <span className="team-pile">
            {piles[team] > 0 && <Back team={team} />}
            {tableWords.pile(piles[team])[language]}
          </span>
          <button type="button" disabled={discards[team].length === 0} onClick={() => setOpen("discard")}>
            {tableWords.discard(discards[team].length)[language]}
          </button>
          {armour[team].length > 0 && (
            <button type="button" className="team-armour" onClick={() => setOpen("armour")}>
              <Outline name="shield" /> {tableWords.kept(armour[team].length)[language]}
            </button>
          )}
        </p>
        <PieceRow piece={next} rows={rows} className="team-next">
          {tableWords.next(characterNames[next])[language]}
          {stunned[team] && <strong className="team-stunned">{tableWords.stunned[language]}</strong>}
        </PieceRow>
      </div>
      {open && (
        <CardsSheet
          title={`${seatTitle(team)[language]} — ${open === "discard" ? tableWords.discardTitle[language] : tableWords.keptTitle[language]}`}
          cards={open === "discard" ? discards[team] : armour[team]}
          wordless={!view.options.abilities}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}

function characterOf(team: Team, marker: 0 | 1): "s1" | "s2" | "c1" | "c2" {
  if (team === "sword") return marker === 0 ? "s1" : "s2";
  return marker === 0 ? "c1" : "c2";
}

/** CON-HEALTH-04, 07: tokens as small discs with the emblem of who owns them, and empty places up to what the team began with; what has just been lost is white for a moment. */
function Tokens({ team, view }: { readonly team: Team; readonly view: View }): ReactNode {
  const count = view.pools[team];
  const { before, shown } = useLoss(count);
  const places = Math.max(count, view.options.health);
  const stateOf = (place: number) => (place < count ? "" : place < before ? " token-gone" : " token-lost");
  return (
    <span className="tokens" aria-hidden="true" data-panel={`pool-${team}`}>
      {Array.from({ length: places }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens are all alike
        <span key={place} className={`token token-of-${team}${stateOf(place)}`} onAnimationEnd={shown}>
          <Outline name={figureOfTeam[team]} />
        </span>
      ))}
    </span>
  );
}

/** CON-DECK-02: a card that lies face down shows whose it is. */
function Back({ team }: { readonly team: Team }): ReactNode {
  return (
    <span className={`back back-${team}`} aria-hidden="true">
      <Outline name={figureOfTeam[team]} />
    </span>
  );
}

function HandBacks({
  team,
  seat,
  view,
}: {
  readonly team: Team;
  readonly seat: Seat;
  readonly view: View;
}): ReactNode {
  const language = useLanguage();
  const count = view.hands[seat] ?? 0;
  return (
    <span className="backs" role="img" aria-label={tableWords.hand(count)[language]}>
      {Array.from({ length: Math.min(count, 9) }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
        <Back key={place} team={team} />
      ))}
      <span className="backs-count">{count}</span>
    </span>
  );
}
