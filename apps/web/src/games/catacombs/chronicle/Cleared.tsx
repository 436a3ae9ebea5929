import {
  type Catacombs,
  cardNames,
  cardWords,
  chronicleOf,
  chronicleWords,
  heroCard,
  roomOf,
  type Station,
  type View,
} from "@ossuaire/catacombs";
import type { ReactNode } from "react";
import { FlickPicture } from "../../../play/moments/FlickPicture.tsx";
import { MomentSheet } from "../../../play/moments/MomentSheet.tsx";
import { useLanguage } from "../../../words/language.ts";
import type { MomentProps } from "../../look.ts";
import { Emblem } from "../cards/Emblem.tsx";
import { pictureOf } from "../cards/pictures.ts";
import { Door } from "./Door.tsx";
import "./cleared.css";

/** CAT-GOLD-03, 06: who killed what, who earned what, what it cost, and what lies behind the next door. */
export function Cleared({
  view,
  heard,
  since,
  decision,
  recall,
  speed,
  onAnswer,
  onClose,
}: MomentProps<Catacombs>): ReactNode {
  const language = useLanguage();
  const station = chronicleOf(heard).stations.at(-1);
  if (station === undefined) return null;
  const earned = Object.values(station.heroes).reduce((sum, share) => sum + share.earned, 0);
  const next = since.find((event) => event.type === "entered")?.card;
  const go = () => {
    onClose();
    // To turn up the next room is all that can be done: whoever enters has said so.
    const isAll = decision?.prompt === "explore" && decision.options.length === 1;
    if (isAll) onAnswer({ kind: "choose", option: "explore" });
  };
  return (
    <MomentSheet
      title={
        <>
          <span>
            <small className="cleared-room">{chronicleWords.room(station)[language]}</small>
            {chronicleWords.cleared[language]}
          </span>
          <span className="cleared-gold">+{chronicleWords.purse(earned)[language]}</span>
        </>
      }
      aside={
        <Door
          title={chronicleWords.behind[language]}
          name={next === undefined ? chronicleWords.unknown[language] : cardNames.room(next)[language]}
          picture={next === undefined ? undefined : pictureOf("room", roomOf(next).kind)}
        />
      }
      speed={speed}
      go={chronicleWords.enter[language]}
      onGo={go}
      onStay={onClose}
    >
      <ul className="cleared-heroes">
        {Object.keys(view.heroes).map((hero) => (
          <Row key={hero} hero={hero} station={station} view={view} />
        ))}
      </ul>
      {station.best && (
        <div className="cleared-best">
          <FlickPicture recall={recall} flick={station.best.flick} />
          <p>
            <b>{chronicleWords.best[language]}.</b> {chronicleWords.feat(station.best)[language]}
          </p>
        </div>
      )}
    </MomentSheet>
  );
}

function Row({
  hero,
  station: { kills, heroes },
  view,
}: {
  readonly hero: string;
  readonly station: Station;
  readonly view: View;
}): ReactNode {
  const language = useLanguage();
  const { earned = 0, lost = 0 } = heroes[hero] ?? {};
  const { name, life: full } = heroCard(hero);
  const life = view.heroes[hero]?.life ?? 0;
  const own = kills.filter((kill) => kill.hero === hero);
  return (
    <li className={life === 0 ? "cleared-dead" : undefined}>
      <Emblem piece={hero} />
      <b className="cleared-name">{name[language]}</b>
      <span className="cleared-kills">
        {own.map(({ piece, card }) => (
          <Emblem key={piece} piece={card} />
        ))}
        <span className="unseen">
          {chronicleWords.kills[language]}{" "}
          {own.map(({ card }) => cardNames.monster(card)[language]).join(", ")}
        </span>
      </span>
      <span className="cleared-gold">{earned > 0 && `+${cardWords.gold100(earned)[language]}`}</span>
      <span className="cleared-life">
        {lost > 0 && <b>−{lost} → </b>}♥ {life}/{full}
      </span>
    </li>
  );
}
