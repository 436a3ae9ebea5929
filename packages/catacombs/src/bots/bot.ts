import type { Bot, Decision, Rng, Sight, Spot, Viewer } from "@ossuaire/kernel";
import { shaken } from "@ossuaire/marksman";
import type { Catacombs } from "../catacombs.ts";
import { zoneFor } from "../rules/zone.ts";
import { characterOf, isCharacter, type State, sideOf } from "../state.ts";
import { aimed } from "./aim.ts";
import { thoughtOf } from "./deed.ts";
import { campsNow, easiest, leastKnown, strongest } from "./journey.ts";
import { knownTo } from "./known.ts";
import { attentive, type Level, type LevelName, levels } from "./level.ts";
import { arranged, spotFor, teleportOf } from "./spots.ts";
import { purchase, service } from "./trade.ts";
import { nextDeed } from "./turn.ts";
import { ailing, dangerOf } from "./works.ts";

/** A player of Catacombs for any seat, Overseer or Heroes. It knows what the seat knows, and flicks as well as its hand can. */
export function catacombsBot(name: LevelName): Bot<Catacombs> {
  return ({ view, viewer, decision }, rng) => {
    if (decision === undefined) throw new Error("the bot is not asked");
    const state = knownTo(view);
    const level = attentive(levels[name], companions(state, viewer));
    switch (decision.kind) {
      case "choose":
        return { kind: "choose", option: chosen(decision, state, { view, viewer }, level, rng) };
      case "pick":
        return { kind: "pick", options: picked(decision, state) };
      case "amount":
        return { kind: "amount", amount: decision.max };
      case "flick":
        return { kind: "flick", ...flicked(decision, state, level, rng) };
      case "place":
        return { kind: "place", spots: placed(decision, state, level, rng) };
    }
  };
}

/** How many characters act on this seat's side of the board. */
function companions({ fight, roles }: State, viewer: Viewer): number {
  const side = viewer === roles.overseer ? "overseer" : "heroes";
  return fight?.pieces.filter((piece) => isCharacter(piece) && sideOf(piece) === side).length ?? 0;
}

type Asked<Kind extends Decision["kind"]> = Extract<Decision, { kind: Kind }>;

/** Of the sight, what the table as the rules read it does not hold. */
type Seen = Pick<Sight<Catacombs>, "view" | "viewer">;

function chosen(
  decision: Asked<"choose">,
  state: State,
  { view, viewer }: Seen,
  level: Level,
  rng: Rng,
): string {
  const { options, prompt } = decision;
  const whim = () => rng.one(options);
  switch (prompt) {
    case "hero-acts":
    case "monster-acts":
      return nextDeed(state, options, level, rng);
    case "go-on":
      return goesOn(decision, state, level, rng) ? "flick" : "stop";
    case "retaliate":
      return promiseOf(decision, state, level, rng) > 0 ? "strike" : "no";
    case "buy":
      return purchase(state, viewer, options, level, rng);
    case "heal":
      return service(state, viewer, options, level, rng);
    case "heal-whom":
      return (level.prudent && ailing(state).find((hero) => options.includes(hero))) || whim();
    case "teleport-whom":
      return teleportOf(state, level, rng)?.spot.piece ?? whim();
    case "cloak":
      return !level.prudent || isThreatened(state, "thief", level) ? "put-on" : "no";
    case "wanderer":
      return "bring-in";
    case "camp":
      return level.prudent ? (campsNow(state) ? "camp" : "go-on") : whim();
    case "choose-room":
      return (level.prudent && easiest(state, options)) || whim();
    case "way":
      return leastKnown(view, options, rng);
    case "explore":
      return options.includes("explore") ? "explore" : whim();
    case "exchange":
      return "refuse";
    case "rage-loses":
      return "no";
    default:
      return whim();
  }
}

/** CAT-RULING-41: a Missile costs nothing; a Melee may leave a good place for a bad one. */
function goesOn(decision: Asked<"choose">, state: State, level: Level, rng: Rng): boolean {
  if (decision.about?.["attack"] !== "melee") return true;
  return promiseOf(decision, state, level, rng) > 0;
}

function promiseOf(decision: Decision, state: State, level: Level, rng: Rng): number {
  return aimed(thoughtOf(state, decision), level, level.rehearsal, rng)?.score ?? 0;
}

/** Whether it is likely that a Hero loses life before his next action. */
function isThreatened(state: State, hero: string, level: Level): boolean {
  return dangerOf(state, characterOf(state, hero), level) > 1;
}

/** Everything that a pick asks for has an order of merit: monsters, spells, Heroes. */
function picked(decision: Asked<"pick">, state: State): readonly string[] {
  switch (decision.prompt) {
    case "half":
    case "which-monsters":
    case "ambush":
      return strongest(state, decision);
    default:
      return decision.options.slice(0, decision.max);
  }
}

function flicked(decision: Asked<"flick">, state: State, level: Level, rng: Rng) {
  const advice = aimed(thoughtOf(state, decision), level, level.flicks, rng);
  if (advice === undefined) throw new Error(`nothing to flick for “${decision.prompt}”`);
  const { disc: piece, vx, vy } = shaken(advice.flick, level.hand, rng);
  return { piece, vx, vy };
}

/** Spots can be chosen with a steady hand by everybody. */
function placed(decision: Asked<"place">, state: State, level: Level, rng: Rng): readonly Spot[] {
  const { prompt, pieces, suggestion } = decision;
  const { piece, zone } = pieces[0] ?? { piece: "", zone: [] };
  const found = (): Spot | undefined => {
    switch (prompt) {
      case "place-shot": {
        const spot = aimed(thoughtOf(state, decision), level, level.flicks, rng)?.spot;
        return spot && { piece, x: spot.x, y: spot.y };
      }
      case "teleport":
        return teleportOf(state, level, rng, piece)?.spot;
      case "place-familiar":
        return spotFor(state, piece, zone[0], level, rng, { zones: [zoneFor(state, "heroes")] })?.spot;
      default:
        return spotFor(state, piece, zone[0], level, rng)?.spot;
    }
  };
  if (["place-heroes", "place-monsters", "place-wanderer"].includes(prompt))
    return arranged(decision, state, level, rng);
  const spot = found();
  return spot === undefined ? suggestion : [spot];
}
