import { blowWords, type DarkReign, nameIn, titleIn, type View } from "@ossuaire/dark-reign";
import type { Words } from "@ossuaire/kernel";
import type { Blow } from "../blow.ts";
import { drawingOf } from "./drawings.ts";

type Event = DarkReign["event"];

/** What befell whom on a page, in its order: losses, falls, deaths, and what clings to somebody from now on. */
export function blowsOf(events: readonly Event[], _: readonly Event[], view: View): readonly Blow[] {
  return events.flatMap((event) => blowOf(event, view) ?? []);
}

function blowOf(event: Event, view: View): Blow | undefined {
  switch (event.type) {
    case "lost":
      return {
        ...about(event.who, "hurt", view),
        lost: event.lost,
        left: event.pv.reduce((sum, one) => sum + Math.max(0, one), 0),
      };
    case "unhurt":
      return about(event.who, "nothing", view);
    case "attacked":
      return event.hits ? undefined : about(event.who, "missed", view);
    case "gone":
      return event.why === "left" ? undefined : about(event.who, "killed", view);
    case "healed":
      return { ...about(event.who, "befell", view), why: blowWords.healed(event.gained) };
    case "cured":
      return { ...about(event.who, "befell", view), why: blowWords.cured };
    case "trap":
      return { ...about(event.who, "befell", view), why: blowWords.trap };
    default:
      return "who" in event && typeof event.who === "string"
        ? clinging(event.type, event.who, view)
        : undefined;
  }
}

/** What has a sign of its own, by the event that tells of it: its words, and the state whose drawing it has. */
const signs: Readonly<Record<string, readonly [Words, string]>> = {
  falls: [blowWords.falls, "ground"],
  webbed: [blowWords.webbed, "web"],
  burns: [blowWords.burns, "fire"],
  poisoned: [blowWords.poisoned, "poison"],
  afraid: [blowWords.afraid, "lost"],
  parries: [blowWords.parries, "duel"],
  guards: [blowWords.guards, "leader"],
  defends: [blowWords.defends, "waiting"],
  freed: [blowWords.freed, "web"],
};

function clinging(type: string, who: string, view: View): Blow | undefined {
  const [why, sign] = signs[type] ?? [];
  if (why === undefined || sign === undefined) return undefined;
  return { ...about(who, "befell", view), why, sign: drawingOf("state", sign) };
}

function about(who: string, kind: Blow["kind"], view: View): Blow {
  const isHero = view.characters.find(({ id }) => id === who)?.side === "heroes";
  return {
    kind,
    piece: who,
    panel: who,
    name: titleIn(who, view),
    whom: nameIn(who, view),
    lost: 0,
    from: isHero ? blowWords.mj : blowWords.heroes,
    voice: isHero ? "heroes" : "monsters",
  };
}
