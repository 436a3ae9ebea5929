import {
  allBoards,
  cardNames,
  heroCard,
  layoutNames,
  optionTexts,
  roomOf,
  roomWords,
  supplyWords,
  type View,
} from "@ossuaire/catacombs";
import { guidesNames, guidesOf, guidesText } from "@ossuaire/discs";
import { figure, say, type Words, w } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import { useLanguage } from "../../../words/language.ts";
import { CardLink } from "./CardLink.tsx";
import { counted, MusterList } from "./MusterList.tsx";
import { Reserve } from "./Reserve.tsx";
import "./supply.css";

/** CAT-SETUP-11, CAT-HIT-08: whatever lies beside the boards: bank, decks, reserve, trophies, rooms, unused boards. */
export function SupplySheet({ view }: { readonly view: View }): ReactNode {
  const language = useLanguage();
  const { bank, equipment, offer, usedUp, spells, spentSpells, heroes, fight, rooms, here, poison } = view;
  const items = (cards: readonly string[]) => (cards.length === 0 ? undefined : <Items cards={cards} />);
  const facts = [
    [
      supplyWords.agreed,
      agreedOn(view)
        .map((words) => words[language])
        .join(", "),
    ],
    [supplyWords.bank, figure(bank)[language]],
    [supplyWords.deck, supplyWords.cards(equipment)[language]],
    [supplyWords.offer, items(offer)],
    [supplyWords.usedUp, items(usedUp)],
    ...(poison === undefined
      ? []
      : ([
          [supplyWords.poison, supplyWords.spellsLeft(poison.left, poison.discards.length)[language]],
        ] as const)),
    [
      supplyWords.spells,
      <CardLink key="spells" card={{ kind: "spells" }}>
        {supplyWords.spellsLeft(spells.length, spentSpells.length)[language]}
      </CardLink>,
    ],
    [
      supplyWords.boards,
      allBoards(view.options)
        .filter(({ id }) => id !== fight?.board)
        .map(({ name }) => name[language])
        .join(", "),
    ],
  ] as const;
  return (
    <>
      <dl className="supply">
        {facts.map(([name, value]) => (
          <div key={name.en}>
            <dt>{name[language]}</dt>
            <dd>{value ?? supplyWords.nothing[language]}</dd>
          </div>
        ))}
      </dl>
      <h3>{supplyWords.monsters[language]}</h3>
      <Reserve view={view} />
      <h3>{supplyWords.trophies[language]}</h3>
      <p>{supplyWords.trophiesText[language]}</p>
      <dl className="supply">
        {Object.entries(heroes).map(([hero, { trophies }]) => (
          <div key={hero}>
            <dt>
              <CardLink card={{ kind: "hero", id: hero }}>{heroCard(hero).name[language]}</CardLink>
            </dt>
            <dd>
              {trophies.length === 0 ? (
                supplyWords.nothing[language]
              ) : (
                <MusterList musters={counted(trophies)} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <h3>{supplyWords.rooms[language]}</h3>
      <ol className="supply-rooms">
        {rooms.map(({ card, x, y, visits }, place) => (
          <li key={`${x},${y}`}>
            {card === undefined ? (
              roomWords.unknown(place + 1)[language]
            ) : (
              <CardLink card={{ kind: "room", id: card }}>{roomOf(card).name[language]}</CardLink>
            )}
            {visits > 0 && <i> ({roomWords[place === here ? "here" : "seen"][language]})</i>}
          </li>
        ))}
      </ol>
    </>
  );
}

/** CAT-LIMIT-07: the layout, and every option that is on, for all to see. */
function agreedOn({ options }: View): readonly Words[] {
  const on = Object.entries(optionTexts).filter(([option]) =>
    Object.entries(options).some(([name, value]) => name === option && value === true),
  );
  const seen = guidesOf(options);
  const aids = seen === "first-contact" ? [] : [say`${guidesText.name}${w(" : ", ": ")}${guidesNames[seen]}`];
  return [layoutNames[options.layout], ...on.map(([, { name }]) => name), ...aids];
}

function Items({ cards }: { readonly cards: readonly string[] }): ReactNode {
  const language = useLanguage();
  return cards.map((id, place) => (
    <span key={id}>
      {place > 0 && ", "}
      <CardLink card={{ kind: "item", id }}>{cardNames.item(id)[language]}</CardLink>
    </span>
  ));
}
