import type { Event } from "../events.ts";
import type { Prompt } from "../questions.ts";
import { shelf } from "./shelf.ts";
import type { Voice } from "./voice.ts";

/** Of every box that is open. */
export function voices(): readonly Voice[] {
  return [...shelf.packs.values()].flatMap(({ voice }) => voice ?? []);
}

/** The first that one of them says. */
export function firstSaid<T>(say: (voice: Voice) => T | undefined): T | undefined {
  for (const voice of voices()) {
    const said = say(voice);
    if (said !== undefined) return said;
  }
  return undefined;
}

/** For what cannot be asked or told unless its box is open. */
export function said<T>(what: Prompt | Event["type"], say: (voice: Voice) => T | undefined): T {
  const found = firstSaid(say);
  if (found === undefined) throw new Error(`no box that is open speaks of ${what}`);
  return found;
}
