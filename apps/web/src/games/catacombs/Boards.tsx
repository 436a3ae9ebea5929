import {
  alliesOf,
  allyOf,
  cardNames,
  cardWords,
  heroCard,
  lordOf,
  monsterOf,
  tableWords,
  trackName,
  type View,
} from "@ossuaire/catacombs";
import type { Words } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import { useLanguage } from "../../words/language.ts";
import { rowOf } from "./blows.ts";
import { CardLink } from "./cards/CardLink.tsx";
import { type Card, cardOfPiece } from "./cards/card.ts";
import { Emblem } from "./cards/Emblem.tsx";
import { Life } from "./Life.tsx";

/** CAT-COMP-20: a Hero's board at a glance; pressed, it is read in full. */
export function HeroBoard({ hero, view }: { readonly hero: string; readonly view: View }): ReactNode {
  const language = useLanguage();
  const board = view.heroes[hero];
  const { name, life, spells } = heroCard(hero);
  if (board === undefined) return null;
  const present = new Set(view.fight?.pieces.map(({ card }) => card));
  const beside: readonly (readonly [Card, string])[] = [
    ...(spells ? [[{ kind: "spells" }, tableWords.spells(view.spells.length)[language]] as const] : []),
    ...board.items
      // The Familiar is its own card, once it stands on the board.
      .filter((id) => !present.has(id))
      .map((id) => [{ kind: "item", id }, cardNames.item(id)[language]] as const),
    ...alliesOf(hero)
      .filter((id) => present.has(id))
      .map((id) => [{ kind: "ally", id }, allyOf(id).name[language]] as const),
  ];
  return (
    <div className={board.life === 0 ? "hero-board hero-dead" : "hero-board"} data-panel={rowOf(hero)}>
      <Emblem piece={hero} />
      <div>
        <BoardName piece={hero} name={name} />
        <p>
          <Life now={board.life} full={life} />
          <span className="hero-gold">{cardWords.gold100(board.gold)[language]}</span>
        </p>
        <p className="hero-facts">
          {Object.entries(board.tracks).map(([track, left]) => (
            <span key={track}>{cardWords.track(trackName(hero, track), left)[language]}</span>
          ))}
          {beside.map(([card, words]) => (
            <CardLink key={`${card.kind} ${words}`} card={card}>
              {words}
            </CardLink>
          ))}
        </p>
      </div>
    </div>
  );
}

/** CAT-COMP-21, CAT-SETUP-03: the Lord's board, and the monster that wanders. */
export function LordBoard({ view }: { readonly view: View }): ReactNode {
  const language = useLanguage();
  const { id, name, life, wandering } = lordOf(view.lord.id);
  return (
    <div className="hero-board lord-board" data-panel={rowOf(id)}>
      <Emblem piece={id} />
      <div>
        <BoardName piece={id} name={name} />
        <p>
          <Life now={view.lord.life} full={life} />
        </p>
        <p className="hero-facts">
          <span>
            {cardWords.wanders[language]}{" "}
            <CardLink card={{ kind: "monster", id: wandering }}>
              {monsterOf(wandering).name[language]}
            </CardLink>
          </span>
        </p>
      </div>
    </div>
  );
}

/** The whole board is pressed by its name. */
function BoardName({ piece, name }: { readonly piece: string; readonly name: Words }): ReactNode {
  const language = useLanguage();
  return (
    <h3>
      <CardLink card={cardOfPiece(piece)} label={cardWords.read(name)[language]} className="board-open">
        {name[language]}
      </CardLink>
    </h3>
  );
}
