import { path as raise } from "virtual:game-icon/caduceus";
import { path as touch } from "virtual:game-icon/healing";
import {
  cardWords,
  curePrice,
  isServed,
  marksOfHero,
  raisePrice,
  type Service,
  servicesSold,
  touchPrice,
  tradeWords,
  type View,
  whyNoService,
} from "@ossuaire/catacombs";
import { type Words, w } from "@ossuaire/kernel";
import type { Language } from "../../../words/language.ts";
import { pictureOf } from "../cards/pictures.ts";
import type { Ware } from "./Shelves.tsx";

/** A service, and what there is to say about it. */
export interface Offered {
  readonly id: Service["kind"];
  readonly price: number;
  readonly text: Words;
  readonly rule: string;
  /** What it does to a Hero, in a word or two. */
  readonly does: Words;
}

/** CAT-HEAL-03, 04, VER-CURE-04. */
const services: Readonly<Record<Service["kind"], Omit<Offered, "id">>> = {
  touch: {
    price: touchPrice,
    text: tradeWords.touchText,
    rule: "CAT-HEAL-03",
    does: cardWords.lives(1),
  },
  raise: {
    price: raisePrice,
    text: tradeWords.raiseText,
    rule: "CAT-HEAL-04",
    does: cardWords.lives(2),
  },
  cure: {
    price: curePrice,
    text: tradeWords.cureText,
    rule: "VER-CURE-04",
    does: tradeWords.oneCard,
  },
};

export function servicesAt(view: View): readonly Offered[] {
  return servicesSold(view).map((id) => ({ id, ...services[id] }));
}

/** A service on the shelf. */
export function wareOf({ id, price, does }: Offered, view: View, language: Language): Ware {
  const name = tradeWords[id];
  return { id, name, price, whom: does[language], picture: picturesOf(id), why: whyNoService(view, id) };
}

function picturesOf(id: Service["kind"]): string {
  return id === "cure" ? pictureOf("spell", "cure-poison") : { touch, raise }[id];
}

/** Beside the name of a Hero: what he has now, and what he would have. */
export function noteOf({ id }: Offered, hero: string, view: View): Words | undefined {
  if (id === "cure") return marksOfHero(view, hero).find(({ kind }) => kind === "poison")?.words;
  const life = view.heroes[hero]?.life ?? 0;
  const text = isServed(view, id, hero) ? `♥ ${life} → ${life + (id === "raise" ? 2 : 1)}` : `♥ ${life}`;
  return w(text, text);
}
