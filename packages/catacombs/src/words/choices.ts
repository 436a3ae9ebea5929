import { capital, type Label, listed, type Option, say, type Words, w } from "@ossuaire/kernel";
import { said as saidInBox } from "../content/voices.ts";
import { isService } from "../offers.ts";
import type {
  Cost,
  Deed,
  Exchange,
  Fee,
  Leaving,
  Passing,
  Purchase,
  Question,
  QuestionOf,
  Reading,
  Recruit,
  Service,
} from "../questions.ts";
import type { Here } from "../state.ts";
import {
  actionName,
  cardNames,
  heroName,
  nameIn,
  pieceName,
  roleNames,
  trackName,
  traitName,
  wayNames,
} from "./names.ts";
import { goldTag, lifeWords } from "./nouns.ts";
import { feeNames } from "./pay.ts";
import { colon, times } from "./punctuation.ts";

/** What can be answered, in words and in the order in which it is offered. */
export function labelsOf(question: Question, here: Here): readonly Label[] {
  if (question.kind !== "choose" && question.kind !== "pick") return [];
  switch (question.prompt) {
    case "scenario":
      return label(question.options, fixed({ accept: w("accepter", "accept") }));
    case "explore":
      return label(question.options, exploreWords);
    case "exchange":
      return label(
        question.options,
        fixed({ agree: w("d’accord", "agreed"), refuse: w("refuser", "refuse") }),
      );
    case "swap-rooms":
      return label(
        question.options,
        fixed({ swap: w("échanger", "exchange"), leave: w("laisser", "leave as is") }),
      );
    case "choose-room":
      return label(question.options, ({ id }) => cardNames.room(id));
    case "way":
      return label(question.options, ({ id }) => wayNames[id]);
    case "half":
    case "which-monsters":
    case "ambush":
      return label(question.options, monsterWords);
    case "hero-acts":
    case "monster-acts":
      return label(question.options, (option) => deedWords(option, here));
    case "rage-loses":
      return label(question.options, fixed({ rage: w("oui, quand même", "yes, all the same"), no }));
    case "go-on":
      return label(
        question.options,
        fixed({ flick: w("tirer encore", "flick again"), stop: w("s’arrêter", "stop") }),
      );
    case "retaliate":
      return label(question.options, fixed({ strike: w("rendre le coup", "strike back"), no }));
    case "wanderer":
      return label(question.options, fixed({ "bring-in": w("faire entrer", "bring in"), no }));
    case "cloak":
      return label(question.options, fixed({ "put-on": w("mettre la Cape", "put on the Cloak"), no }));
    case "answer-first":
    case "heal-whom":
    case "teleport-whom":
      return label(question.options, (standing) => nameIn(here, standing));
    case "pay-order":
      return label(question.options, ({ id }) => heroName(id));
    case "camp":
      return label(
        question.options,
        fixed({ camp: w("camper", "camp"), "go-on": w("continuer le voyage", "travel on") }),
      );
    case "camp-spells":
      return label(question.options, ({ id }) => cardNames.spell(id));
    case "buy":
    case "altar":
      return label<Purchase | Service | Fee | Leaving>(question.options, dealWords);
    case "accept-gift":
      return label(
        question.options,
        fixed({ accept: w("accepter", "accept"), refuse: w("refuser", "refuse") }),
      );
    case "ward":
      return label(question.options, ({ id }) => (id === "no" ? no : traitName(id)));
    case "gift-for":
      return label(question.options, ({ id }) => heroName(id));
    case "heal":
      return label(question.options, (option) => (option.kind === "done" ? done : serviceWords(option)));
    default:
      return saidInBox(question.prompt, (voice) => voice.labels(question, here)).map(said);
  }
}

function label<One extends Option>(options: readonly One[], words: (option: One) => Words): readonly Label[] {
  return options.map((option) => said({ id: option.id, words: words(option) }));
}

function said({ id, words }: Label): Label {
  const told = { id, words: capital(words) };
  return declining.has(id) ? { ...told, declines: true } : told;
}

const declining: ReadonlySet<string> = new Set(["pass", "no", "stop", "leave", "refuse", "done", "go-on"]);

/** The words of options that are always the same. */
function fixed<Id extends string>(words: Readonly<Record<Id, Words>>): (option: Option<Id>) => Words {
  return ({ id }) => words[id];
}

const no = w("non", "no");
const done = w("nous avons terminé", "we are done");
function exploreWords(option: QuestionOf<"explore">["options"][number]): Words {
  if (!isMore(option)) return w("explorer", "explore");
  if (option.kind === "read") return say`${heroName(option.hero)}${colon}${cardNames.item(option.item)}`;
  return say`${w("donner la place du Maître à :", "hand the Overseer’s seat to:")} ${roleNames[option.role]}`;
}

function isMore(option: Option): option is Reading | Exchange {
  return "kind" in option;
}

function deedWords(option: Deed | Passing, here: Here): Words {
  if (option.kind === "deed")
    return say`${nameIn(here, { id: option.actor, card: option.card })}${colon}${shortDeed(option)}`;
  const [one, another] = option.pieces;
  if (one === undefined || another !== undefined) return w("fin du tour", "end the turn");
  return say`${nameIn(here, one)}${colon}${shortDeed(option)}`;
}

/** What is done, without by whom: for a screen that shows the actor already. */
export function shortDeed(option: Deed | Passing): Words {
  if (option.kind === "pass") return w("ne rien faire", "do nothing");
  const { actor, card, action, from, cost } = option;
  const place = from === actor ? w("", "") : say`${w(", depuis", ", from")} ${pieceName(from, from)}`;
  const deed = say`${actionName(action, card)}${place}`;
  return cost === undefined ? deed : say`${deed} (${costWords(cost, card)})`;
}

/** SOL-SORC-12: what comes from the track, and, with a warning, what from life. */
function costWords({ track, points, life }: Cost, hero: string): Words {
  const paid = points > 0 ? [say`${w(String(points), String(points))} ${trackName(hero, track)}`] : [];
  const bled = life > 0 ? [say`${w("attention : ", "beware: ")}${lifeWords(life)}`] : [];
  return listed([...paid, ...bled]);
}

function dealWords(option: Purchase | Service | Fee | Leaving): Words {
  if (option.kind === "done") return done;
  if (option.kind === "article") return purchaseWords(option);
  return isService(option) ? serviceWords(option) : feeWords(option);
}

function feeWords({ kind, price }: Fee): Words {
  return say`${feeNames[kind]}${colon}${goldTag(price)}`;
}

function purchaseWords(option: Purchase): Words {
  const { hero, item } = option;
  return say`${cardNames.item(item)} ${w("pour", "for")} ${heroName(hero)}${colon}${priceWords(option)}`;
}

function priceWords({ price, half }: Purchase): Words {
  const discount = half ? w(" (moitié prix)", " (half price)") : w("", "");
  return say`${goldTag(price)}${discount}`;
}

function serviceWords({ kind, hero, price }: Service): Words {
  return say`${serviceVerbs[kind]} ${heroName(hero)}${colon}${goldTag(price)}`;
}

const serviceVerbs: Readonly<Record<Service["kind"], Words>> = {
  raise: w("ramener à la vie", "bring back"),
  touch: w("1 point de vie pour", "1 life for"),
  cure: w("une carte Poison de moins pour", "one Poison card less for"),
};

function monsterWords({ card, count = 1 }: Recruit): Words {
  const name = cardNames.monster(card);
  return count === 1 ? name : times(count, name);
}
