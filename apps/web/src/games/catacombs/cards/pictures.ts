import { path as axe } from "virtual:game-icon/battle-axe";
import { path as healer } from "virtual:game-icon/caduceus";
import { path as lightning } from "virtual:game-icon/chain-lightning";
import { path as draught } from "virtual:game-icon/chalice-drops";
import { path as shield } from "virtual:game-icon/checked-shield";
import { path as cloak } from "virtual:game-icon/cloak";
import { path as lord } from "virtual:game-icon/crown";
import { path as room } from "virtual:game-icon/dungeon-gate";
import { path as bolts } from "virtual:game-icon/energy-arrow";
import { path as fireball } from "virtual:game-icon/fireball";
import { path as heal } from "virtual:game-icon/healing";
import { path as potion } from "virtual:game-icon/health-potion";
import { path as drain } from "virtual:game-icon/life-tap";
import { path as familiar } from "virtual:game-icon/owl";
import { path as poison } from "virtual:game-icon/poison";
import { path as melee } from "virtual:game-icon/punch";
import { path as quiver } from "virtual:game-icon/quiver";
import { path as raised } from "virtual:game-icon/raise-skeleton";
import { path as merchant } from "virtual:game-icon/shopping-bag";
import { path as fire } from "virtual:game-icon/small-fire";
import { path as book } from "virtual:game-icon/spell-book";
import { path as altar } from "virtual:game-icon/star-altar";
import { path as teleport } from "virtual:game-icon/teleport";
import { path as missile } from "virtual:game-icon/thrown-daggers";
import { path as map } from "virtual:game-icon/treasure-map";
import type { Attack } from "@ossuaire/catacombs";
import { drawingOf } from "../drawings.ts";

/** The drawings of attacks, by their kind. */
const attackPictures = { melee, missile, fireball: fire } as const;

/** SOL-SPIKE-08: what is shot with a disc of its own has the sign of that. */
export function pictureOfAttack({ kind, shot }: Pick<Attack, "kind" | "shot">): string {
  return (shot && drawingOf("disc", shot.card)) ?? attackPictures[kind];
}

/** The drawings of cards that are no discs. */
const pictures: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  item: {
    familiar,
    map,
    "chain-lightning": lightning,
    "invisibility-cloak": cloak,
    "poisoned-knife": poison,
    "blood-draught": draught,
    "long-quiver": quiver,
    "broad-axe": axe,
    "healing-draught": potion,
  },
  spell: {
    fireball,
    "magic-missile": bolts,
    "drain-energy": drain,
    shield,
    "summon-skeleton": raised,
    heal,
    teleport,
  },
  room: { combat: room, merchant, healer, altar, lord },
};

export function pictureOf(kind: "item" | "spell" | "room", id: string): string {
  const brought = kind === "room" ? room : drawingOf(kind, id);
  return pictures[kind]?.[id] ?? brought ?? book;
}
