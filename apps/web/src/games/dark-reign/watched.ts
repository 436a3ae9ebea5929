import { type DarkReign, deedSeen, titleIn, type View } from "@ossuaire/dark-reign";
import type { Sound } from "../../board/sound/recipes.ts";
import type { Deed } from "../blow.ts";

type Event = DarkReign["event"];

/** REG-AUTO: who acts, and why: over the board while others play. */
export function deedOf(events: readonly Event[], view: View): Deed | undefined {
  const deed = deedSeen(events, view);
  if (deed === undefined) return undefined;
  const { who, words, target, isStep } = deed;
  return { piece: who, name: titleIn(who, view), words, isStep, ...(target === undefined ? {} : { target }) };
}

/** Milliseconds that a page stands which tells of this; the longest counts. */
const lasting: Readonly<Partial<Record<Event["type"], number>>> = {
  "zone-found": 1800,
  ambush: 1600,
  unforeseen: 1600,
  attacked: 1500,
  tested: 1300,
  bashes: 1300,
  threw: 1100,
  gone: 1100,
  falls: 1100,
  casts: 900,
  speaks: 1100,
  challenged: 1100,
  activated: 380,
  stepped: 190,
};

/** Steps go by, dice can be read. */
export function lastsOf(events: readonly Event[]): number {
  return Math.max(140, ...events.map(({ type }) => lasting[type] ?? 140));
}

const sounds: Readonly<Partial<Record<Event["type"], Sound>>> = {
  "zone-found": "discovery",
  ambush: "ambush",
  attacked: "dice",
  tested: "dice",
  bashes: "dice",
  threw: "dice",
  stepped: "step",
  opens: "door",
  closes: "door",
  breaks: "door",
  rummages: "chest",
  "cell-opened": "door",
  casts: "spell",
  earned: "coin",
  unforeseen: "card",
  trap: "hit",
};

/** Each sound once a page. */
export function soundsOf(events: readonly Event[]): readonly Sound[] {
  return [...new Set(events.flatMap(({ type }) => sounds[type] ?? []))];
}
