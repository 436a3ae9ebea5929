import { type Decision, say, type Words, w } from "@ossuaire/kernel";
import { isHero, isMonster, isRoom, itemOf } from "../content/box.ts";
import { halfOf } from "../rules/trade.ts";
import { actionName, cardNames, heroName, pieceName, roleNames, wayNames } from "./names.ts";

/** An option of a decision, as a button says it. */
export function optionWords(option: string, { prompt }: Pick<Decision, "prompt">): Words {
  const plain = plainWords[`${prompt} ${option}`] ?? plainWords[option];
  if (plain !== undefined) return capital(plain);
  switch (prompt) {
    case "hero-acts":
    case "monster-acts":
      return capital(deedWords(option));
    case "buy":
      return capital(purchaseWords(option));
    case "heal":
      return capital(serviceWords(option));
    case "explore":
      return capital(exploreWords(option));
    case "way":
      return capital(wayNames[option] ?? w(option, option));
    case "choose-room":
      return isRoom(option) ? cardNames.room(option) : w(option, option);
    case "camp-spells":
      return cardNames.spell(option);
    case "half":
    case "which-monsters":
    case "ambush":
      return monsterWords(option);
    default:
      return capital(pieceName(option));
  }
}

/** `elf:missile`, `wizard:fireball@familiar`, `orc-1:pass`. */
function deedWords(option: string): Words {
  return say`${pieceName(actorOf(option))}${w(" : ", ": ")}${shortDeed(option)}`;
}

/** Who acts, of a deed or a purchase. */
export function actorOf(option: string): string {
  return option.split(":")[0] ?? "";
}

/** What is done or bought, without whom: for a screen that shows the actor already. */
export function shortWords(option: string, { prompt }: Pick<Decision, "prompt">): Words {
  return capital(prompt === "buy" ? shortPurchase(option) : shortDeed(option));
}

function shortDeed(option: string): Words {
  const [piece = "", deed = ""] = option.split(":");
  const [action = "", from] = deed.split("@");
  if (action === "pass") return w("ne rien faire", "do nothing");
  const place = from === undefined ? w("", "") : w(", depuis le Familier", ", from the Familiar");
  return say`${actionName(action, piece.replace(/-\d+$/, ""))}${place}`;
}

/** `elf:map`, `elf:map:half`. */
function purchaseWords(option: string): Words {
  const [hero = "", item = ""] = option.split(":");
  return say`${cardNames.item(item)} ${w("pour", "for")} ${heroName(hero)}${colon}${priceWords(option)}`;
}

function shortPurchase(option: string): Words {
  return say`${cardNames.item(option.split(":")[1] ?? "")}${colon}${priceWords(option)}`;
}

const colon = w(" : ", ": ");

function priceWords(option: string): Words {
  const [, item = "", half] = option.split(":");
  const price = half === undefined ? itemOf(item).price : halfOf(itemOf(item).price);
  const discount = half === undefined ? w("", "") : w(" (moitié prix)", " (half price)");
  return say`${w(`${price} or`, `${price} gold`)}${discount}`;
}

function serviceWords(option: string): Words {
  const [service = "", hero = ""] = option.split(":");
  return service === "raise"
    ? say`${w("ramener à la vie", "bring back")} ${heroName(hero)}${w(" : 1000 or", ": 1000 gold")}`
    : say`${w("1 point de vie pour", "1 life for")} ${heroName(hero)}${w(" : 300 or", ": 300 gold")}`;
}

function exploreWords(option: string): Words {
  const [hero = "", item] = option.split(":");
  if (item !== undefined && isHero(hero))
    return say`${heroName(hero)}${w(" : ", ": ")}${cardNames.item(item)}`;
  const role = Object.entries(roleNames).find(([id]) => id === option)?.[1] ?? w(option, option);
  return say`${w("donner la place du Maître à :", "hand the Overseer’s seat to:")} ${role}`;
}

function monsterWords(option: string): Words {
  const card = option.replace(/-\d+$/, "");
  return isMonster(card) ? cardNames.monster(card) : w(option, option);
}

/** Options that mean the same whenever they stand, or with one prompt alone. */
const plainWords: Readonly<Record<string, Words>> = {
  pass: w("fin du tour", "end the turn"),
  "explore explore": w("explorer", "explore"),
  accept: w("accepter", "accept"),
  agree: w("d’accord", "agreed"),
  refuse: w("refuser", "refuse"),
  swap: w("échanger", "exchange"),
  leave: w("laisser", "leave as is"),
  rage: w("oui, quand même", "yes, all the same"),
  flick: w("tirer encore", "flick again"),
  stop: w("s’arrêter", "stop"),
  strike: w("rendre le coup", "strike back"),
  "bring-in": w("faire entrer", "bring in"),
  "put-on": w("mettre la Cape", "put on the Cloak"),
  no: w("non", "no"),
  camp: w("camper", "camp"),
  "go-on": w("continuer le voyage", "travel on"),
  done: w("nous avons terminé", "we are done"),
};

function capital({ fr, en }: Words): Words {
  const raised = (line: string) => line.charAt(0).toUpperCase() + line.slice(1);
  return w(raised(fr), raised(en));
}
