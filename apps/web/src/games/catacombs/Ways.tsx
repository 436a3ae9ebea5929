import { type Catacombs, cardWords, roomOf, roomWords, tableWords } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { useLanguage } from "../../words/language.ts";
import { CardLink } from "./cards/CardLink.tsx";
import "./ways.css";

/** CAT-SETUP-05, CAT-LAYOUT-12: the laid out rooms, by name when they lie open, and where the Heroes are. An open one is read. */
export function Ways({ view }: { readonly view: Catacombs["view"] }): ReactNode {
  const language = useLanguage();
  return (
    <ol className="ways" aria-label={tableWords.rooms[language]}>
      {view.rooms.map((room, place) => {
        const known = room.card === undefined ? undefined : roomOf(room.card);
        return (
          <li
            key={`${room.x},${room.y}`}
            className={room.visits > 0 ? "way way-seen" : "way"}
            aria-current={place === view.here ? "step" : undefined}
          >
            {known === undefined ? (
              <span>{roomWords.unknown(place + 1)[language]}</span>
            ) : (
              <CardLink
                card={{ kind: "room", id: known.id }}
                label={cardWords.read(known.name)[language]}
                className="way-open"
              >
                {known.name[language]}
              </CardLink>
            )}
          </li>
        );
      })}
    </ol>
  );
}
