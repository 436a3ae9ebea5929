import { allyOf, heroCard, itemOf, lordOf, monsterOf, roomOf, spellOf, type View } from "@ossuaire/catacombs";
import type { Words } from "@ossuaire/kernel";
import type { ReactNode } from "react";
import { Sheet } from "../../../look/Sheet.tsx";
import { useLanguage } from "../../../words/language.ts";
import type { Card } from "./card.ts";
import "./card.css";
import { cardWords, supplyWords } from "@ossuaire/catacombs";
import { AllySheet, LordSheet, MonsterSheet } from "./FoeSheets.tsx";
import { HeroSheet } from "./HeroSheet.tsx";
import { ItemSheet } from "./ItemSheet.tsx";
import { RoomSheet } from "./RoomSheet.tsx";
import { SpellSheet, SpellsSheet } from "./SpellSheets.tsx";
import { SupplySheet } from "./SupplySheet.tsx";

/** A card or board, taken up to be read. */
export function CardSheet({
  card,
  view,
  onClose,
}: {
  readonly card: Card;
  readonly view: View;
  onClose(): void;
}): ReactNode {
  const language = useLanguage();
  return (
    <Sheet title={nameOf(card)[language]} onClose={onClose}>
      <div className="card-open">{faceOf(card, view)}</div>
    </Sheet>
  );
}

function faceOf(card: Card, view: View): ReactNode {
  switch (card.kind) {
    case "hero":
      return <HeroSheet id={card.id} view={view} />;
    case "lord":
      return <LordSheet id={card.id} view={view} />;
    case "ally":
      return <AllySheet id={card.id} />;
    case "monster":
      return <MonsterSheet id={card.id} view={view} />;
    case "item":
      return <ItemSheet id={card.id} />;
    case "spell":
      return <SpellSheet id={card.id} view={view} />;
    case "room":
      return <RoomSheet id={card.id} view={view} />;
    case "spells":
      return <SpellsSheet view={view} />;
    case "supply":
      return <SupplySheet view={view} />;
  }
}

function nameOf(card: Card): Words {
  switch (card.kind) {
    case "hero":
      return heroCard(card.id).name;
    case "lord":
      return lordOf(card.id).name;
    case "ally":
      return allyOf(card.id).name;
    case "monster":
      return monsterOf(card.id).name;
    case "item":
      return itemOf(card.id).name;
    case "spell":
      return spellOf(card.id).name;
    case "room":
      return roomOf(card.id).name;
    case "spells":
      return cardWords.spells;
    case "supply":
      return supplyWords.title;
  }
}
