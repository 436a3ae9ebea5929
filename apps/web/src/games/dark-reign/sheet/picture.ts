import type { ThingSeen } from "@ossuaire/dark-reign";
import { drawingOf } from "../drawings.ts";

type Card = ThingSeen["card"];

/** Those that look otherwise than their kind. */
const own: Readonly<Record<string, string>> = {
  dagger: "dagger",
  "throwing-knives": "knives",
  cleaver: "cleaver",
  "two-handed-cleaver": "axe",
  "berserk-axe": "axe",
  "axe-of-power": "axe",
  club: "club",
  "great-club": "mace",
  nunchaku: "nunchaku",
  "great-nunchaku": "nunchaku",
  "blessed-flail": "flail",
  "lightning-hammer": "hammer",
  spear: "spear",
  "dragon-tooth-spear": "spear",
  crossbow: "crossbow",
  "repeating-crossbow": "crossbow",
  leather: "leather",
  "chain-mail": "mail",
  "argika-mail": "mail",
  bearskin: "bearskin",
  "ring-of-teleportation": "ring",
  "ring-of-divination": "ring",
  "healing-stone": "stone",
  rope: "rope",
  "lock-picks": "picks",
  "solar-orb": "orb",
  relic: "crown",
  strongbox: "strongbox",
};

/** The outline of an object: its own, or that of its kind. */
export function pictureOf(card: Card): string {
  return drawingOf("thing", own[card.id] ?? kindOf(card));
}

function kindOf({
  drunk,
  isRune,
  teaches,
  magicDice,
  shot,
  melee,
  parries,
  wornAs,
  lays,
  use,
}: Card): string {
  if (drunk !== undefined) return "potion";
  if (isRune) return "rune";
  if (teaches !== undefined) return "book";
  if (magicDice !== undefined) return "sceptre";
  if (shot !== undefined) return "bow";
  if (melee !== undefined) return "sword";
  if (parries !== undefined) return "shield";
  if (lays !== undefined) return "trap";
  // Amulets, rings, boots and crowns are called by what they are worn as.
  if (wornAs !== undefined) return wornAs;
  return use === undefined ? "sack" : "scroll";
}
