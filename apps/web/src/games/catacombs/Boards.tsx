import {
  alliesOf,
  allyOf,
  cardNames,
  cardWords,
  heroCard,
  isLord,
  lordOf,
  monsterOf,
  tableWords,
  trackName,
  type View,
} from "@ossuaire/catacombs";
import type { Words } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import { useLanguage } from "../../words/language.ts";
import type { Rows } from "../look.ts";
import { PieceRow } from "../PieceRow.tsx";
import { rowOf } from "./blows.ts";
import { CardLink } from "./cards/CardLink.tsx";
import { type Card, cardOfPiece } from "./cards/card.ts";
import { Emblem } from "./cards/Emblem.tsx";
import { HeroMarks } from "./HeroMarks.tsx";
import { Life } from "./Life.tsx";
import { PieceButton } from "./PieceButton.tsx";
import { stateOf } from "./state.ts";

/** CAT-COMP-20: a Hero's board at a glance; pressed, the Hero is chosen if that is asked, else it is read in full. */
export function HeroBoard({
  hero,
  view,
  rows,
}: {
  readonly hero: string;
  readonly view: View;
  readonly rows: Rows;
}): ReactNode {
  const language = useLanguage();
  const board = view.heroes[hero];
  const { life, spells } = heroCard(hero);
  if (board === undefined) return null;
  const present = new Set(view.fight?.pieces.map(({ card }) => card));
  const beside: readonly (readonly [Card, string])[] = [
    ...(spells ? [[{ kind: "spells" }, tableWords.spells(view.spells.length)[language]] as const] : []),
    ...board.items
      // The Familiar is its own card, once it stands on the board.
      .filter((id) => !present.has(id))
      .map((id) => [{ kind: "item", id }, cardNames.item(id)[language]] as const),
    ...(board.artefacts ?? []).map((id) => [{ kind: "item", id }, cardNames.item(id)[language]] as const),
  ];
  const allies = view.fight?.pieces.filter(({ card }) => alliesOf(hero).includes(card)) ?? [];
  return (
    <PieceRow
      piece={hero}
      rows={rows}
      className={board.life === 0 ? "hero-board hero-dead" : "hero-board"}
      panel={rowOf(hero)}
    >
      <BoardEmblem piece={hero} rows={rows} />
      <div>
        <BoardName piece={hero} rows={rows} />
        <p>
          <Life now={board.life} full={life} />
          <span className="hero-gold">{cardWords.gold100(board.gold)[language]}</span>
        </p>
        <div className="hero-foot">
          <p className="hero-facts">
            {Object.entries(board.tracks).map(([track, left]) => (
              <span key={track}>{cardWords.track(trackName(hero, track), left)[language]}</span>
            ))}
            {beside.map(([card, words]) => (
              <CardLink key={`${card.kind} ${words}`} card={card}>
                {words}
              </CardLink>
            ))}
            {allies.map(({ id, card }) => (
              <PieceButton key={id} piece={id} card={card} rows={rows} className="card-link">
                {allyOf(card).name[language]}
              </PieceButton>
            ))}
          </p>
          <StateLine piece={hero} view={view} rows={rows} />
        </div>
        <HeroMarks hero={hero} view={view} />
      </div>
    </PieceRow>
  );
}

/** CAT-COMP-21, CAT-SETUP-03: the Lord's board, and the monster that wanders. */
export function LordBoard({ view, rows }: { readonly view: View; readonly rows: Rows }): ReactNode {
  const language = useLanguage();
  const { id, life, wandering } = lordOf(view.lord.id);
  const present = view.fight?.pieces.some((piece) => piece.id === id) ?? false;
  return (
    <PieceRow
      piece={id}
      rows={rows}
      className={present ? "hero-board lord-board" : "hero-board lord-board lord-away"}
      panel={rowOf(id)}
    >
      <BoardEmblem piece={id} rows={rows} />
      <div>
        <BoardName piece={id} rows={rows} />
        <p>
          <Life now={view.lord.life} full={life} extra={view.options.drops} />
        </p>
        <div className="hero-foot">
          <p className="hero-facts">
            <span>
              {cardWords.wanders[language]}{" "}
              <CardLink card={{ kind: "monster", id: wandering }}>
                {monsterOf(wandering).name[language]}
              </CardLink>
            </span>
          </p>
          <StateLine piece={id} view={view} rows={rows} />
        </div>
      </div>
    </PieceRow>
  );
}

interface Row {
  readonly piece: string;
  readonly rows: Rows;
}

/** The whole board is pressed by its name. */
function BoardName({ piece, rows }: Row): ReactNode {
  const language = useLanguage();
  const name = nameOf(piece);
  return (
    <h3>
      <PieceButton
        piece={piece}
        card={piece}
        rows={rows}
        label={cardWords.read(name)[language]}
        className="board-open"
      >
        {name[language]}
      </PieceButton>
    </h3>
  );
}

/** Where a press chooses, the card is still read: by its picture. */
function BoardEmblem({ piece, rows }: Row): ReactNode {
  const language = useLanguage();
  if (!rows.lit.has(piece)) return <Emblem piece={piece} />;
  return (
    <CardLink
      card={cardOfPiece(piece)}
      label={cardWords.read(nameOf(piece))[language]}
      className="board-card"
    >
      <Emblem piece={piece} />
    </CardLink>
  );
}

function StateLine({ piece, view, rows }: Row & { readonly view: View }): ReactNode {
  const language = useLanguage();
  const state = stateOf(piece, view, rows);
  return (
    state && (
      <p className="hero-state" data-state={state}>
        {tableWords.states[state][language]}
      </p>
    )
  );
}

function nameOf(piece: string): Words {
  return isLord(piece) ? lordOf(piece).name : heroCard(piece).name;
}
