import {
  capital,
  counted as countedBy,
  de,
  figure,
  type Label,
  listed,
  noun,
  type Option,
  say,
  type Words,
  w,
} from "@ossuaire/kernel";
import type { Event } from "../../events.ts";
import type { Standing } from "../../offers.ts";
import type { Question, QuestionOf } from "../../questions.ts";
import type { Here } from "../../state.ts";
import { cardNames, heroName, nameIn, pieceName } from "../../words/names.ts";
import { goldWords } from "../../words/nouns.ts";
import { colon } from "../../words/punctuation.ts";
import { passageOf } from "./passages/deck.ts";
import { poisonCard } from "./poison-cards.ts";
import type { Dose, VerminQuestion } from "./questions.ts";

/** What a player is asked by the cards of this box. */
export const verminPrompts: Readonly<Record<VerminQuestion["prompt"], Words>> = {
  "wandering-vermin": w(
    "Monstres errants : quels symboles deviennent de la Vermine ?",
    "Wandering monsters: which symbols become Vermin?",
  ),
  variants: w(
    "Variantes, plus redoutables et pour joueurs aguerris : quels monstres viennent ainsi ?",
    "Variants, harder and for experienced players: which monsters come as variants?",
  ),
  "shape-variants": w(
    "Quelles variantes le Métamorphe imitera-t-il ?",
    "Which variants will the Shapeshifter copy?",
  ),
  "left-out": w("Quelle espèce ne viendra pas ?", "Which kind stays away?"),
  rampage: w("Carnage : quelle espèce se déchaîne ?", "Rampage: which kind goes wild?"),
  reinforcements: w("Qui arrive en renfort ?", "Who comes as a reinforcement?"),
  ritual: w("Rituel d’invocation : quel monstre échanger ?", "Summoning Ritual: which monster to exchange?"),
  "ritual-for": w("Contre lequel ?", "For which one?"),
  "place-arrivals": w(
    "Placez les nouveaux venus dans la zone de départ des Héros.",
    "Place the newcomers in the Heroes’ start zone.",
  ),
  flight: w("Terreur : quel Héros faire fuir ?", "Fear: which Hero is made to flee?"),
  "swarm-on": w("Sur qui monte-t-il ?", "On whom does it climb?"),
  "swarm-attack": w(
    "Attaque d’essaim : un point de vie, ou une carte Poison ?",
    "Swarm Attack: one life, or a Poison card?",
  ),
  "put-down": w(
    "Posez le rat à 2,5 cm au plus de celui qui le portait.",
    "Put the rat down within 2.5 cm of whoever carried it.",
  ),
  "cure-whom": w("Quel Héros guérir du poison ?", "Which Hero is cured of poison?"),
  "cure-card": w("Quelle carte Poison défausser ?", "Which Poison card is discarded?"),
  "dark-passage": w(
    "Un passage obscur mène droit au Seigneur : le prendre ?",
    "A dark passage leads straight to the Lord: take it?",
  ),
};

export function isVermin(question: Question): question is VerminQuestion {
  return Object.hasOwn(verminPrompts, question.prompt);
}

function insteadOf(card: string): Words {
  const { fr, en } = cardNames.monster(card);
  return w(`au lieu ${de(fr)}`, `instead of ${en}`);
}

/** What can be answered. */
export function verminLabels(question: VerminQuestion, here: Here): readonly Label[] {
  switch (question.prompt) {
    case "wandering-vermin":
      return label(question.options, ({ card, count }) => several(card, count));
    case "variants":
    case "shape-variants":
      return label(
        question.options,
        ({ card, variant }) => say`${cardNames.monster(variant)} ${insteadOf(card)}`,
      );
    case "left-out":
    case "rampage":
    case "reinforcements":
    case "ritual-for":
      return label(question.options, ({ id }) => cardNames.monster(id));
    case "ritual":
      return label(question.options, ({ id }) => (id === "no" ? no : cardNames.monster(id)));
    case "flight":
      return label<Standing | Option<"no">>(question.options, (option) => standingOrNot(option, here));
    case "swarm-on":
    case "cure-whom":
      return label(question.options, (one) => nameIn(here, one));
    case "swarm-attack":
      return label(question.options, ({ id }) => ways[id]);
    case "cure-card":
      return label(question.options, doseWords);
    case "dark-passage":
      return label(question.options, ({ id }) => roads[id]);
    default:
      return [];
  }
}

function label<One extends Option>(options: readonly One[], words: (option: One) => Words): readonly Label[] {
  return options.map((option) => ({ id: option.id, words: words(option) }));
}

function standingOrNot(option: Standing | Option<"no">, here: Here): Words {
  return "card" in option ? nameIn(here, option) : no;
}

const no = w("non", "no");

function several(card: string, count: number): Words {
  const name = cardNames.monster(card);
  return count === 1 ? name : say`${w(`${count} ×`, `${count} ×`)} ${name}`;
}

/** “Poison 3 (et 1 point de vie)”. */
function doseWords({ id, value }: Pick<Dose, "id" | "value">): Words {
  const { harm } = poisonCard(id);
  const strong = harm > 0 ? w(" (et 1 point de vie)", " (and 1 life)") : w("", "");
  return say`${poisonName(value)}${strong}`;
}

function poisonName(value: number): Words {
  return w(`Poison ${value}`, `Poison ${value}`);
}

const ways = {
  damage: w("1 point de vie", "1 life"),
  poison: w("une carte Poison", "a Poison card"),
} as const;

const roads = {
  passage: w("prendre le passage", "take the passage"),
  "go-on": w("continuer le voyage", "travel on"),
} as const;

export type VerminFate = keyof typeof verminFates;
export type VerminLine = keyof typeof verminLines;

const mayKill = w(", une carte de plus peut tuer", ", one more card may kill");

/** VER-POISON-09, 13: what a card would do cannot be taken back; whoever chooses it hears that before. */
export function doseWarning({
  about: { hero, total, limit, left, deadly },
}: QuestionOf<"swarm-attack">): Words {
  const taken = w(` : poison ${total} sur ${limit}`, `: poison ${total} of ${limit}`);
  const cards = say`${w("Cartes Poison restantes : ", "Poison cards left: ")}${figure(left)}.`;
  return say`${capital(heroName(hero))}${taken}${deadly ? mayKill : w("", "")}. ${cards}`;
}

/** What can befall somebody, as a verb that goes with any name. */
export const verminFates = {
  // What it costs beyond its value is told when it is lost.
  poisoned: ({ value, total, limit, deadly }) =>
    say`${w("tire la carte", "draws the card")} ${poisonName(value)} ${w(`(${total} sur ${limit}`, `(${total} of ${limit}`)}${deadly ? mayKill : w("", "")})`,
  "lethal-dose": () =>
    w(
      "reçoit une dose létale : il n’y a plus de carte Poison",
      "takes a lethal dose: no Poison card is left",
    ),
  "dies-of-poison": ({ total, limit }) =>
    w(`succombe au poison (${total} sur ${limit})`, `succumbs to poison (${total} of ${limit})`),
  flees: ({ by, byCard }) => say`${w("prend la fuite devant", "flees from")} ${pieceName(by, byCard)}`,
  climbs: ({ on, onCard, riders }) =>
    say`${w("monte sur", "climbs on")} ${pieceName(on, onCard)} (${ridersWords(riders)})`,
  "swarm-attack": ({ way }) =>
    say`${w("subit une Attaque d’essaim", "suffers a Swarm Attack")} (${ways[way]})`,
  "to-reserve": () => w("retourne à la réserve", "goes back to the reserve"),
  "put-down": ({ on, onCard }) => say`${w("lâche", "climbs down from")} ${pieceName(on, onCard)}`,
  devoured: ({ by, byCard }) => say`${w("se fait dévorer par", "is devoured by")} ${pieceName(by, byCard)}`,
  freed: () => w("retrouve la liberté et peut agir", "is freed and ready to act"),
  surprised: () => w("n’a rien vu venir et n’agit pas", "is caught unawares and does not act"),
} as const satisfies { readonly [Type in Event["type"]]?: (event: Event<Type>) => Words };

/** What else happens, as a line of the log. */
export const verminLines = {
  "poison-runs-out": ({ left }) =>
    say`${w("attention, cartes Poison restantes :", "beware, Poison cards left:")} ${figure(left)}${w(" ; sans carte à tirer, le poison tue", "; with none to draw, poison kills")}`,
  cured: ({ hero, value, total }) =>
    say`${heroName(hero)} ${w("se défait de la carte", "is cured of the card")} ${poisonName(value)} ${w(`(reste ${total})`, `(${total} left)`)}`,
  purged: ({ hero, cards }) =>
    say`${heroName(hero)} ${w(`n’a plus de poison (${cards})`, `has no poison any more (${cards})`)}`,
  "wandering-vermin": ({ monsters }) =>
    say`${w("la Vermine erre ici :", "Vermin wander here:")} ${listed(counted(monsters))}`,
  variant: ({ card, variant }) =>
    say`${cardNames.monster(variant)} ${w("vient", "comes")} ${insteadOf(card)}`,
  passage: ({ passage }) => say`${w("passage obscur :", "dark passage:")} ${passageOf(passage).name}`,
  "passage-idle": ({ passage }) =>
    say`${passageOf(passage).name}${w(" : personne ne vient", ": nobody comes")}`,
  "passage-brings": ({ passage, monsters }) =>
    say`${passageOf(passage).name}${w(" : ", ": ")}${listed(counted(monsters))}`,
  "left-out": ({ card, count }) =>
    say`${count === 1 ? w("ne vient pas :", "stays away:") : w("ne viennent pas :", "stay away:")} ${several(card, count)}`,
  rampage: ({ card }) => say`${w("se déchaînent :", "go wild:")} ${cardNames.monster(card)}`,
  replaced: ({ card, other }) =>
    say`${w("rituel :", "ritual:")} ${cardNames.monster(other)} ${insteadOf(card)}`,
  robbed: ({ hero, gold, by, byCard }) =>
    say`${pieceName(by, byCard)} ${w("vole", "robs")} ${heroName(hero)}${colon}${goldWords(gold)}`,
  straight: () => w("les Héros prennent le passage obscur", "the Heroes take the dark passage"),
} as const satisfies { readonly [Type in Event["type"]]?: (event: Event<Type>) => Words };

/** How many cling to somebody now. */
function ridersWords(riders: number): Words {
  return countedBy(riders, noun(w("rat", "rat")));
}

/** So many of each, in the order in which they come. */
function counted(cards: readonly string[]): readonly Words[] {
  return [...new Set(cards)].map((card) => several(card, cards.filter((other) => other === card).length));
}
