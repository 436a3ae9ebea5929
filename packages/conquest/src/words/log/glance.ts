import {
  type Aside,
  capital,
  type Glance,
  type LogPiece,
  listed,
  type Reached,
  type Result,
  say,
  w,
} from "@ossuaire/kernel";
import { cardOf } from "../../cards/decks.ts";
import type { Event } from "../../events.ts";
import type { Character } from "../../teams.ts";
import { blowWords } from "../blows.ts";
import { characterNames, pieceName, seatTitle, shotName } from "../names.ts";
import type { ConquestFold } from "./fold.ts";

/** A deed at a glance; undefined where a short sentence tells it better. */
export function glanceOf({ first, events, setting: { character } }: ConquestFold): Glance | undefined {
  switch (first.type) {
    case "target":
    case "placed":
    case "flicked":
      return shotAtAGlance(character, events);
    case "exhausted":
      return {
        actor: { name: seatTitle(first.team) },
        what: blowWords.exhausted,
        reached: [],
        results: [{ kind: "lost", count: 1, left: first.pools[first.team] }],
        asides: [],
      };
    case "healed":
      return {
        actor: piece(character),
        what: w("Soin", "Heal"),
        reached: [],
        results: [{ kind: "gained", count: first.amount, left: first.pools[first.team] }],
        asides: asidesOf(events),
      };
    default:
      return undefined;
  }
}

function shotAtAGlance(character: Character, events: readonly Event[]): Glance {
  const actor = piece(character);
  const asides = asidesOf(events);
  const flick = events.find((event) => event.type === "flicked");
  if (flick === undefined) {
    const reached = events.flatMap((event) => (event.type === "target" ? met(event.target, []) : []));
    return { actor, sign: "target", reached, results: [aims], asides };
  }
  const { shot } = flick;
  if (shot === "obstacle") {
    const pushed = { ...piece(flick.piece), results: [] };
    return { actor, sign: shot, reached: [pushed], results: [pushes], asides };
  }
  if (shot === "move") return { actor, sign: shot, reached: [], results: [moves], asides };
  const reached = reachedBy(events);
  const results: readonly Result[] = events.some(({ type }) => type === "hit") ? [] : [{ kind: "missed" }];
  return { actor, what: shotName(shot), sign: shot, reached, results, asides };
}

/** CON-DAMAGE-02: tokens are the team's; each hit is shown with its share, the last one with what is left. */
function reachedBy(events: readonly Event[]): readonly Reached[] {
  const hits = events.filter((event) => event.type === "hit");
  if (hits.length === 0)
    return events.flatMap((event) => (event.type === "no-damage" ? untouched(event) : []));
  const wounded = events.find((event) => event.type === "wounded");
  if (wounded === undefined) {
    const isWarded = events.some(({ type }) => type === "armour-used");
    return hits.map((hit) =>
      met(hit.character, isWarded ? [{ kind: "nothing", why: blowWords.armour }] : []),
    );
  }
  let due = wounded.lost;
  return hits.map(({ character, damage }, n) => {
    const isLast = n === hits.length - 1;
    const count = isLast ? due : Math.min(due, damage);
    due -= count;
    const left = isLast ? { left: wounded.pools[wounded.team] } : {};
    return met(character, [{ kind: "lost", count, ...left }]);
  });
}

function untouched({ character, why }: Event<"no-damage">): Reached {
  return met(character, [{ kind: "nothing", why: blowWords.harmless[why] }]);
}

function asidesOf(events: readonly Event[]): readonly Aside[] {
  const flicks = events.filter(({ type }) => type === "flicked").length;
  const asides: Aside[] = [];
  if (flicks > 1)
    asides.push({ sign: "flicks", count: flicks, words: w(`${flicks} pichenettes`, `${flicks} flicks`) });
  const back = events.flatMap((event) => (event.type === "put-back" ? capital(pieceName(event.id)) : []));
  if (back.length > 0)
    asides.push({ sign: "back", words: say`${w("retour au bord :", "back at the edge:")} ${listed(back)}` });
  for (const event of events) {
    const aside = asideOf(event);
    if (aside !== undefined) asides.push(aside);
  }
  return asides;
}

function asideOf(event: Event): Aside | undefined {
  switch (event.type) {
    case "stunned":
      return {
        sign: "stunned",
        words: say`${seatTitle(event.team)} ${w("assommée au prochain tour", "stunned next turn")}`,
      };
    case "wounded":
      return event.captured === 0
        ? undefined
        : { sign: "more", words: w(`${event.captured} capturé`, `${event.captured} captured`) };
    case "raised":
      return {
        sign: "more",
        words: w(`dégâts portés à ${event.damage}`, `damage raised to ${event.damage}`),
      };
    case "armour-used":
      return { sign: "armour", words: say`${w("armure :", "armour:")} ${cardOf(event.card).name}` };
    case "armour-kept":
      return {
        sign: "armour",
        words: say`${cardOf(event.card).name} ${w("reste comme armure", "stays as armour")}`,
      };
    default:
      return undefined;
  }
}

const aims: Result = { kind: "other", words: w("vise", "aims") };
const moves: Result = { kind: "other", words: w("avance", "moves") };
const pushes: Result = { kind: "other", words: w("pousse", "pushes") };

function met(character: Character, results: readonly Result[]): Reached {
  return { ...piece(character), results };
}

function piece(id: string): LogPiece {
  return { name: id in characterNames ? pieceName(id) : capital(pieceName(id)), face: id };
}
