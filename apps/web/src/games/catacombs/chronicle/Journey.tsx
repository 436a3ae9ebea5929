import {
  cardNames,
  chronicleWords,
  type Fall,
  heroCard,
  roomOf,
  roomWords,
  type Station,
  type View,
} from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";
import { Emblem } from "../cards/Emblem.tsx";
import { Picture } from "../cards/Picture.tsx";
import { Purse } from "./Purse.tsx";

/** The stations of the way, each with what happened there; in a column of rooms also those that nobody saw. */
export function Journey({
  stations,
  falls,
  view,
}: {
  readonly stations: readonly Station[];
  readonly falls: readonly Fall[];
  readonly view: View;
}): ReactNode {
  const language = useLanguage();
  const most = Math.max(...stations.map(({ purse }) => purse));
  const unseen = view.options.layout === "basic" ? view.rooms.slice(stations.length) : [];
  return (
    <ol className="journey" aria-label={chronicleWords.way[language]}>
      {stations.map((station, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a room can be entered twice, and the list never changes
        <li key={n} className="journey-station">
          <Picture kind="room" id={roomOf(station.card).kind} />
          <b>{chronicleWords.room(station)[language]}</b>
          <Happened station={station} fallen={falls.filter((fall) => fall.station === n)} />
          <Purse
            before={stations[n - 1]?.purse}
            gold={station.purse}
            after={stations[n + 1]?.purse}
            most={most}
          />
        </li>
      ))}
      {unseen.map((room, n) => (
        <li key={`${room.x} ${room.y}`} className="journey-station journey-unseen">
          <Picture kind="room" id="combat" />
          <b>{roomWords.unknown(stations.length + n + 1)[language]}</b>
          <i>{chronicleWords.neverSeen[language]}</i>
        </li>
      ))}
    </ol>
  );
}

function Happened({
  station: { kills, rounds, bought, raised },
  fallen,
}: {
  readonly station: Station;
  readonly fallen: readonly Fall[];
}): ReactNode {
  const language = useLanguage();
  return (
    <>
      {kills.length > 0 && (
        <span className="journey-kills">
          {kills.map(({ piece, card }) => (
            <Emblem key={piece} piece={card} />
          ))}
          <span className="unseen">
            {chronicleWords.kills[language]}{" "}
            {kills.map(({ card }) => cardNames.monster(card)[language]).join(", ")}
          </span>
        </span>
      )}
      {rounds > 0 && <i>{chronicleWords.rounds(rounds)[language]}</i>}
      {bought.map(({ item }) => (
        <i key={item}>{chronicleWords.bought(item)[language]}</i>
      ))}
      {raised.map((hero) => (
        <i key={hero}>{chronicleWords.raised(hero)[language]}</i>
      ))}
      {fallen.length > 0 && (
        <i className="journey-fallen">
          † {fallen.map(({ hero }) => heroCard(hero).name[language]).join(", ")}
        </i>
      )}
    </>
  );
}
