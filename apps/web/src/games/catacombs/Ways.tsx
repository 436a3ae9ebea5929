import { type Catacombs, roomOf } from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../words/language.ts";
import { CardLink } from "./cards/CardLink.tsx";
import { cardWords } from "./cards/words.ts";
import "./ways.css";

/** CAT-SETUP-05, CAT-LAYOUT-12: the laid out rooms, by name when they lie open, and where the Heroes are. An open one is read. */
export function Ways({ view }: { readonly view: Catacombs["view"] }): ReactNode {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <ol className="ways" aria-label={t("catacombs.rooms")}>
      {view.rooms.map((room, place) => {
        const known = room.card === undefined ? undefined : roomOf(room.card);
        return (
          <li
            key={`${room.x},${room.y}`}
            className={room.visits > 0 ? "way way-seen" : "way"}
            aria-current={place === view.here ? "step" : undefined}
          >
            {known === undefined ? (
              <span>{t("catacombs.hidden", { number: place + 1 })}</span>
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
