import { capital, figure, listed, say, type Words, w } from "@ossuaire/kernel";
import { cardOf } from "../content/box.ts";
import type { SolothFacts } from "../content/soloth/events.ts";
import type { VerminFacts } from "../content/vermin/events.ts";
import { said } from "../content/voices.ts";
import type { Event, Facts } from "../events.ts";
import { type Fate, fateOf, isFate } from "./fates.ts";
import {
  actionName,
  attackNames,
  cardNames,
  endingWords,
  heroName,
  pieceName,
  seatName,
  sideNames,
  trackName,
  wayNames,
} from "./names.ts";
import { goldWords, howMany, lifeWords } from "./nouns.ts";
import { colon, times } from "./punctuation.ts";

/** A line of the log, from the event alone. */
export function lineOf(event: Event): Words {
  return capital(clauseOf(event));
}

/** The same as a clause of a longer sentence, without its capital letter. */
export function clauseOf(event: Event): Words {
  if (event.type === "killed" && event.hero !== undefined)
    return say`${heroName(event.hero)} ${w("tue", "kills")} ${pieceName(event.piece, event.card)}`;
  if (isFate(event)) return say`${pieceName(event.piece, event.card)} ${fateOf(event)}`;
  return otherLine(event);
}

function otherLine(event: Event<Other>): Words {
  return isBase(event) ? baseLine(event) : said(event.type, (voice) => voice.line(event));
}

type Other = Exclude<keyof Facts, Fate>;
type Base = Exclude<Other, keyof SolothFacts | keyof VerminFacts>;

function isBase(event: Event): event is Event<Base> {
  return Object.hasOwn(lines, event.type);
}

function baseLine<Type extends Base>(event: Event<Type>): Words {
  return lines[event.type](event);
}

const lines: { readonly [Type in Base]: (event: Event<Type>) => Words } = {
  scenario: () => w("tous acceptent le scénario", "everybody accepts the scenario"),
  room: ({ card }) => say`${w("salle retournée :", "room turned up:")} ${cardNames.room(card)}`,
  "no-passage": ({ card, way }) =>
    say`${w("pas de passage", "no passage")} ${wayNames[way]}${colon}${cardNames.room(card)}`,
  entered: ({ card, visits }) =>
    say`${w("les Héros entrent :", "the Heroes enter:")} ${cardNames.room(card)}${visits > 1 ? w(" (de nouveau)", " (again)") : none}`,
  empty: () => w("plus aucun monstre ici", "no monster is left here"),
  exchanged: ({ overseer }) =>
    say`${seatName(overseer)} ${w("devient le Maître des catacombes", "becomes the Overseer")}`,
  "exchange-refused": ({ seat }) => say`${seatName(seat)} ${w("refuse l’échange", "refuses the exchange")}`,
  map: ({ rooms }) =>
    say`${w("la Carte montre :", "the Map shows:")} ${listed(rooms.map((room) => cardNames.room(room)))}`,
  "map-read": ({ hero }) => say`${heroName(hero)} ${w("lit la Carte", "reads the Map")}`,
  swapped: () => w("deux salles cachées sont échangées", "two hidden rooms are exchanged"),
  "set-up": ({ board, monsters }) =>
    say`${cardNames.board(board)}${w(" : ", ": ")}${listed(counted(monsters))}`,
  "too-few": ({ wanted, there }) =>
    say`${w("la réserve ne suffit pas :", "the reserve is too small:")} ${howMany(there, "disc")} ${w(`sur ${wanted}`, `of ${wanted}`)}`,
  turn: ({ side, round, last }) =>
    say`${round === 0 ? w("avant la première manche :", "before the first round:") : w(`manche ${round} :`, `round ${round}:`)} ${sideNames[side]}${last ? lastCall : none}`,
  voted: ({ seat, choice }) =>
    say`${seatName(seat)} ${w("vote :", "votes:")} ${votes[choice] ?? cardOf(choice)?.name ?? w(choice, choice)}`,
  acts: ({ piece, card, action }) =>
    say`${pieceName(piece, card)}${w(" : ", ": ")}${actionName(action, card)}`,
  flicked: ({ attack, piece, card }) =>
    say`${attackNames[attack]}${w(" : pichenette sur", ": a flick of")} ${pieceName(piece, card)}`,
  "put-back": ({ piece, card }) =>
    say`${pieceName(piece, card)} ${w("sort du plateau et revient au bord", "leaves the board and comes back to the edge")}`,
  hit: ({ by, byCard, piece, card }) =>
    say`${pieceName(by, byCard)} ${w("touche", "hits")} ${pieceName(piece, card)}`,
  cast: ({ hero, spell, from, fromCard }) =>
    say`${heroName(hero)} ${w("lance", "casts")} ${cardNames.spell(spell)}${from === hero ? none : say`${w(" depuis", " from")} ${pieceName(from, fromCard)}`}`,
  track: ({ hero, track, left }) =>
    say`${heroName(hero)}${w(", ", ", ")}${trackName(hero, track)}${w(` : ${left}`, `: ${left}`)}`,
  "nobody-comes": ({ card }) => say`${w("personne ne vient :", "nobody comes:")} ${cardNames.monster(card)}`,
  paid: ({ hero, gold, due }) =>
    say`${heroName(hero)} ${w("reçoit", "receives")} ${goldWords(gold)}${gold < due ? w(` sur ${figure(due).fr}`, ` of ${figure(due).en}`) : none}`,
  reward: ({ hero, item }) =>
    say`${heroName(hero)} ${w("reçoit en récompense :", "receives as a reward:")} ${cardNames.item(item)}`,
  "no-reward": ({ item }) =>
    say`${cardNames.item(item)} ${w("n’est plus dans le paquet : pas de récompense", "is not in the deck any more: no reward")}`,
  cleared: () => w("la salle est finie", "the room is done"),
  camped: ({ space }) =>
    space === "star"
      ? w("les Héros campent : une embuscade !", "the Heroes camp: an ambush!")
      : w(`les Héros campent et se reposent (${space})`, `the Heroes camp and rest (${space})`),
  "spell-back": ({ hero, spell }) =>
    say`${heroName(hero)} ${w("reprend", "takes back")} ${cardNames.spell(spell)}`,
  healed: ({ hero, gained, life }) =>
    say`${heroName(hero)} ${w("regagne", "regains")} ${lifeWords(gained)} ${w(`(${life})`, `(${life})`)}`,
  raised: ({ hero }) => say`${heroName(hero)} ${w("revient à la vie", "comes back to life")}`,
  offer: ({ items }) =>
    say`${w("le Marchand propose :", "the Merchant offers:")} ${listed(items.map((item) => cardNames.item(item)))}`,
  revealed: ({ item }) => say`${w("carte retournée :", "card turned up:")} ${cardNames.item(item)}`,
  gift: ({ hero, item }) => say`${heroName(hero)} ${w("reçoit", "receives")} ${cardNames.item(item)}`,
  "gift-refused": ({ item }) =>
    say`${cardNames.item(item)} ${w("retourne sous le paquet", "goes back under the deck")}`,
  pays: ({ hero, gold }) => say`${heroName(hero)} ${w("donne", "gives")} ${goldWords(gold)}`,
  "not-paid": ({ left }) =>
    say`${w("il manque", "missing:")} ${goldWords(left)}${w(" : rien n’est payé", "; nothing is paid")}`,
  bought: ({ hero, item, price }) =>
    say`${heroName(hero)} ${w("achète", "buys")} ${cardNames.item(item)} ${w("pour", "for")} ${goldWords(price)}`,
  used: ({ hero, item }) => say`${heroName(hero)} ${w("utilise", "uses")} ${cardNames.item(item)}`,
  ended: ({ why }) => endingWords[why],
};

const none = w("", "");

const lastCall = w(
  " ; si tout le monde passe encore, les Héros renoncent",
  "; if everybody passes once more, the Heroes give up",
);

const votes: Readonly<Record<string, Words>> = {
  camp: w("camper", "camp"),
  "go-on": w("continuer", "go on"),
  accept: w("accepter", "accept"),
  refuse: w("refuser", "refuse"),
  passage: w("prendre le passage", "take the passage"),
  ...wayNames,
};

/** So many of each, in the order in which they come. */
function counted(cards: readonly string[]): readonly Words[] {
  return [...new Set(cards)].map((card) => {
    const count = cards.filter((other) => other === card).length;
    return times(count, cardNames.monster(card));
  });
}
