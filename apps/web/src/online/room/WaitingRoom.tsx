import { path as candle } from "virtual:game-icon/candle-holder";
import type { Seat } from "@ossuaire/kernel";
import { type ReactNode, use } from "react";
import { openSetup } from "../../games/games.ts";
import { href } from "../../route/route.ts";
import { useLanguage } from "../../words/language.ts";
import { ClearAway } from "../ClearAway.tsx";
import type { About } from "../Connection.ts";
import type { Keys } from "../keys.ts";
import { gameName, paceWords } from "../lobby/about.ts";
import { FriendsLayout } from "../lobby/FriendsLayout.tsx";
import { useWords } from "../words/words.ts";
import { BeginButton } from "./BeginButton.tsx";
import { InviteCard, LinkField } from "./InviteCard.tsx";
import { JoinForm } from "./JoinForm.tsx";
import "./room.css";
import { RoundSeats } from "./RoundSeats.tsx";
import { useHosting } from "./useHosting.ts";
import { useLinks } from "./useLinks.ts";

/** Who has come, who is still expected, and for whoever invited the links and the word to begin. */
export function WaitingRoom({
  table,
  about,
  keys,
  onKeys,
}: {
  readonly table: string;
  readonly about: About;
  readonly keys: Keys;
  /** What this device has of the table has changed. */
  onKeys(): void;
}): ReactNode {
  const language = useLanguage();
  const say = useWords();
  const { face, host, you } = about;
  const opening = openSetup(face.game);
  const setup = opening && use(opening);
  const secret = host ? keys.host : undefined;
  const free = Object.entries(face.places).flatMap(([seat, { kind }]) => (kind === "free" ? [seat] : []));
  const links = useLinks(table, keys, free);
  const titleOf = (seat: Seat) => setup?.lid.words.seat(seat)[language] ?? seat;
  const level = setup?.lid.levels[Math.floor(setup.lid.levels.length / 2)] ?? "";
  const { give, setFree, start, refusal } = useHosting(table, keys, level, onKeys);
  const title = say(host ? "room.title" : "room.theirs");
  return (
    <FriendsLayout title={title} first={secret === undefined ? title : say("friends.invite")}>
      <section className="panel lobby-panel room" data-host={host ? "" : undefined}>
        <div className="lobby-head">
          <div>
            <h2 className="panel-title">{title}</h2>
            <p className="room-facts">
              {gameName(face.game, language)} · <i>{paceWords(say, face.pace)}</i>
            </p>
          </div>
          {host && (
            <a className="button room-change" href={href({ page: "friends" })}>
              {say("room.change")}
            </a>
          )}
        </div>
        <p className="room-lead">
          {say(secret !== undefined ? "room.lead" : you.length > 0 ? "room.seated" : "room.watching")}
        </p>
        {secret !== undefined && links.isAlone && <p className="room-alone">{say("room.alone")}</p>}
        <div className="round">
          <div className="round-top" />
          <svg className="round-candle" viewBox="0 0 512 512" aria-hidden="true" focusable="false">
            <path fill="currentColor" d={candle} />
          </svg>
          {links.chosen !== undefined && (
            <InviteCard link={links.chosen} title={titleOf(links.chosen.seat)} />
          )}
          <RoundSeats
            about={about}
            titleOf={titleOf}
            figureOf={(seat) => setup?.figure?.(seat)}
            chosen={links.chosen?.seat}
            onChoose={secret === undefined ? undefined : links.choose}
            onGive={secret === undefined ? undefined : (seat) => void give([seat])}
            onFree={secret === undefined ? undefined : (seat) => void setFree(seat)}
          />
        </div>
        <p className="room-fault" role="alert">
          {refusal?.words[language]}
        </p>
        {secret !== undefined && (
          <div className="room-foot">
            {links.chosen !== undefined && (
              <LinkField link={links.chosen} title={titleOf(links.chosen.seat)} />
            )}
            <BeginButton free={free.map(titleOf)} onBegin={() => void start(free)} />
          </div>
        )}
        {secret !== undefined && <ClearAway table={table} secret={secret} match={undefined} />}
        {secret === undefined && you.length === 0 && free.length > 0 && (
          <JoinForm table={table} seats={free} titleOf={titleOf} onSeated={onKeys} />
        )}
      </section>
    </FriendsLayout>
  );
}
