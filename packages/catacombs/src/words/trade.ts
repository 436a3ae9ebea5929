import { capital, figure, say, type Words, w } from "@ossuaire/kernel";
import { heroCard, roomOf } from "../content/box.ts";
import { passageOf } from "../content/passages.ts";
import type { View } from "../view.ts";
import { heroName, inGender } from "./names.ts";
import { goldMissing, goldTag, goldWords } from "./nouns.ts";
import { feeNames, serviceNames } from "./pay.ts";

/** What is said at the Merchant's and at the Healer's. */
export const tradeWords = {
  offer: w("Les articles du Marchand", "The Merchant’s articles"),
  services: w("Les services du Guérisseur", "The Healer’s services"),
  /** VER-VERDICT-18: at somebody’s, or where a passage has led to, before the room that lies behind it. */
  at: ({ rooms, here, visit, passages }: Pick<View, "rooms" | "here" | "visit" | "passages">): Words => {
    if (visit?.shop !== undefined && passages?.now !== undefined) return passageOf(passages.now.card).name;
    const card = rooms[here]?.card;
    if (card === undefined) return w("", "");
    const { name, kind } = roomOf(card);
    // Nobody is at home at an Altar.
    return kind === "altar" ? name : w(`Chez ${name.fr}`, `At ${name.en}’s`);
  },
  empty: w("Touchez un article sur l’étagère.", "Press an article on the shelf."),
  emptyHealer: w("Touchez un service.", "Press a service."),
  soldOut: w("Tout est vendu.", "Everything is sold."),
  /** CAT-MERCH-05, CAT-RULING-56. */
  seals: (left: number): Words =>
    left === 0
      ? w("Les deux articles à moitié prix sont déjà vendus.", "Both half-price articles are sold already.")
      : w(
          `Deux articles par visite à moitié prix, au choix ; il en reste ${left === 1 ? "un" : "deux"}.`,
          `Two articles a visit at half price, as you choose; ${left === 1 ? "one" : "two"} left.`,
        ),
  /** SOL-MERCHANT-08. */
  fullPrices: w("Ici, chaque article se paie plein prix.", "Every article is paid in full here."),
  noSeals: w("Dans le labyrinthe, rien n’est à moitié prix.", "In the labyrinth nothing is at half price."),
  purses: w("Les bourses", "The purses"),
  purse: (hero: string, gold: number): Words =>
    say`${capital(heroName(hero))}${w(" :", ":")} ${goldTag(gold)}`,
  carrier: w("Qui le portera ?", "Who carries it?"),
  patient: w("Pour qui ?", "For whom?"),
  dead: (hero: string): Words => inGender(hero, "mort", "dead"),
  notHis: (hero: string): Words =>
    w(heroCard(hero).feminine ? "pas pour elle" : "pas pour lui", "not for this Hero"),
  price: w("À quel prix ?", "At which price?"),
  full: w("Plein prix", "Full price"),
  half: w("Moitié prix", "Half price"),
  oneSeal: w("un sceau", "one seal"),
  payers: w("Qui paie ?", "Who pays?"),
  /** Beside what a Hero gives. */
  rest: (gold: number, given: number): Words =>
    w(
      `bourse ${figure(gold).fr}, reste ${figure(gold - given).fr}`,
      `purse ${figure(gold).en}, ${figure(gold - given).en} left`,
    ),
  less: (hero: string): Words => say`${capital(heroName(hero))}${w(" : 100 de moins", ": 100 less")}`,
  more: (hero: string): Words => say`${capital(heroName(hero))}${w(" : 100 de plus", ": 100 more")}`,
  gathered: w("Réuni", "Gathered"),
  ofPrice: (gold: number, price: number): Words => say`${figure(gold)} ${w("sur", "of")} ${goldTag(price)}`,
  missing: goldMissing,
  fromOthers: (gold: number): Words =>
    say`${w("Les autres joueurs seront priés de donner", "The other players will be asked for")} ${goldWords(gold)}.`,
  buy: w("Acheter", "Buy"),
  ask: w("Demander", "Ask for it"),
  give: w("Donner", "Give"),
  /** Under the word on the button. */
  forHero: (price: number, hero: string): Words =>
    say`${goldTag(price)}${w(", pour", ", for")} ${heroName(hero)}`,
  notForYours: w("pas pour vos Héros", "not for your Heroes"),
  ownerDead: (hero: string): Words =>
    say`${heroName(hero)} ${w("est", "is")} ${inGender(hero, "mort", "dead")}`,
  tooDear: (missing: number): Words =>
    w(`il manque ${goldWords(missing).fr}`, `${goldWords(missing).en} short`),
  leave: w("Quitter", "Leave"),
  leaving: w("Vous partez…", "You are leaving…"),
  stay: w("Rester encore", "Stay a little"),
  leaveNow: w("Partir tout de suite", "Leave at once"),
  touch: serviceNames.touch,
  touchText: w(
    "Le Héros regagne 1 point de vie, jamais au-delà de ce qu’il avait au départ.",
    "The Hero regains 1 life, never more than he began with.",
  ),
  nobodyHurt: w("personne n’est blessé", "nobody is hurt"),
  raise: serviceNames.raise,
  raiseText: w(
    "Un Héros mort revient avec 2 points de vie, son équipement et son or ; on peut le soigner davantage aussitôt.",
    "A dead Hero comes back with 2 life, his equipment and his gold; he can be healed further at once.",
  ),
  cure: serviceNames.cure,
  cureText: w(
    "Une carte Poison du Héros est défaussée, quelle que soit sa valeur.",
    "One Poison card of the Hero is discarded, whatever its value.",
  ),
  oneCard: w("une carte Poison", "one Poison card"),
  nobodyPoisoned: w("personne n’est empoisonné", "nobody is poisoned"),
  nobodyDead: w("personne n’est mort", "nobody is dead"),
  forAll: w("pour tous", "for all"),
  look: capital(feeNames.look),
  lookText: w(
    "La première carte du paquet d’équipement est retournée à côté des autres ; on peut l’acheter aussitôt.",
    "The first card of the Equipment deck is turned up beside the others, and can be bought at once.",
  ),
  lookNow: w("La retourner", "Turn it up"),
  offering: capital(feeNames.offering),
  offeringText: w(
    "La première carte du paquet d’équipement est retournée : le groupe la donne à un Héros, ou la remet sous le paquet. L’Autel n’offre qu’un équipement par partie.",
    "The first card of the Equipment deck is turned up: the group gives it to a Hero, or puts it under the deck. The Altar grants one article a game.",
  ),
  offeringNow: w("Faire l’offrande", "Make the offering"),
  offerings: w("Ce que l’Autel demande", "What the Altar asks for"),
  /** Above the card that an offering has shown. */
  turnedUp: w("L’Autel présente :", "The Altar presents:"),
  emptyAltar: w("Touchez l’offrande.", "Press the offering."),
  hasGiven: w("l’Autel a déjà donné", "the Altar has given already"),
  noDeck: w("le paquet est vide", "the deck is empty"),
} as const;
