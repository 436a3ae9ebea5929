import { botBy, type LevelName } from "@ossuaire/discs";
import type { Bot, Option, Rng, Spot, Viewer } from "@ossuaire/kernel";
import { actionsOf } from "../content/box.ts";
import type { Question, QuestionOf } from "../questions.ts";
import { zoneFor } from "../rules/zone.ts";
import { canAct, characterOf, charactersOf, fightOf, isCharacter, type State, sideOf } from "../state.ts";
import type { Catacombs } from "../table.ts";
import { aimed, type Thought } from "./aim.ts";
import { inBoxes } from "./boxes.ts";
import { answerOf, thoughtOf } from "./deed.ts";
import { campsNow, easiest, leastKnown, strongest } from "./journey.ts";
import type { Thinking } from "./judgement.ts";
import { knownTo } from "./known.ts";
import { attentive, type Level, levels } from "./level.ts";
import { arranged, spotFor, teleportOf } from "./spots.ts";
import { atAltar, purchase, service } from "./trade.ts";
import { nextDeed } from "./turn.ts";
import { ailing, dangerOf } from "./works.ts";
import { stuns } from "./worth.ts";

/** A player of Catacombs for any seat, Overseer or Heroes. It knows what the seat knows, and flicks as well as its hand can. */
export function catacombsBot(name: LevelName): Bot<Catacombs> {
  return botBy(({ view, viewer }, rng) => {
    const state = knownTo(view);
    const level = attentive(levels[name], companions(state, viewer));
    const thinking = { state, view, viewer, level, rng };
    return {
      hand: level.hand,
      choose: (asked) => chosen(asked, thinking),
      pick: (asked) => picked(asked, thinking),
      amount: (asked) => counted(asked, thinking),
      flick: ({ about, pieces: [disc] }) =>
        aimed({ ...thoughtOf(state, about), ...(disc && { disc }) }, level, level.flicks, rng)?.flick,
      place: (asked) => wished(asked, thinking),
    };
  });
}

/** How many characters act on this seat's side of the board. */
function companions({ fight, roles }: State, viewer: Viewer): number {
  const side = viewer === roles.overseer ? "overseer" : "heroes";
  return fight?.pieces.filter((piece) => isCharacter(piece) && sideOf(piece) === side).length ?? 0;
}

function chosen(decision: Extract<Question, { kind: "choose" }>, thinking: Thinking): string {
  const { state, view, viewer, level, rng } = thinking;
  const whim = () => rng.one<Option>(decision.options).id;
  switch (decision.prompt) {
    case "hero-acts":
    case "monster-acts":
      return nextDeed(decision.options, thinking);
    case "go-on":
      return goesOn(decision, state, level, rng) ? "flick" : "stop";
    case "retaliate":
      return promiseOf(answerOf(state, decision.about), level, rng) > 0 ? "strike" : "no";
    case "buy":
      return purchase(state, viewer, decision.options, level, rng);
    case "heal":
      return service(state, viewer, decision.options, level, rng);
    case "altar":
    case "accept-gift":
    case "gift-for":
      return atAltar(state, viewer, decision, level, rng);
    case "heal-whom":
      return (level.prudent && ailing(state).find((hero) => isAmong(decision.options, hero))) || whim();
    case "teleport-whom":
      return teleportOf(state, level, rng)?.spot.piece ?? whim();
    case "cloak":
      return !level.prudent || isThreatened(state, "thief", level) ? "put-on" : "no";
    case "wanderer":
      return "bring-in";
    case "camp":
      return level.prudent ? (campsNow(state) ? "camp" : "go-on") : whim();
    case "choose-room":
      return (level.prudent && easiest(state, idsOf(decision.options))) || whim();
    case "way":
      return leastKnown(view, idsOf(decision.options), rng);
    case "explore":
      return isAmong(decision.options, "explore") ? "explore" : whim();
    case "exchange":
      return "refuse";
    case "rage-loses":
      return "no";
    case "ward":
      return warded(decision, thinking);
    case "scenario":
    case "swap-rooms":
    case "answer-first":
      return whim();
    default:
      return inBoxes.choose(decision, thinking);
  }
}

/**
 * What keeps an attack off comes back with the next room, so it is used; only the last of it is kept from a scratch, if
 * somebody here can do worse, and not near death nor in the final battle.
 */
function warded({ options, about }: QuestionOf<"ward">, { state, level }: Thinking): string {
  const [first] = options;
  if (first === undefined || about.damage + Number(about.stuns) === 0)
    return level.prudent ? "no" : (first?.id ?? "no");
  const { life = 0, tracks = {} } = state.heroes[about.piece] ?? {};
  const left = (tracks[first.id] ?? 1) + options.length - 2;
  const isScratch = about.damage === 1 && !about.stuns && life > 4 && fightOf(state).kind !== "lord";
  return level.prudent && isScratch && left === 1 && isWorseToCome(state) ? "no" : first.id;
}

function isWorseToCome(state: State): boolean {
  return charactersOf(state, "overseer").some(
    (enemy) =>
      canAct(state, enemy) &&
      actionsOf(state, enemy).some(({ attacks }) =>
        attacks.some((attack) => stuns(attack) || attack.modifiers.some(({ id }) => id === "critical")),
      ),
  );
}

/** Gold and life are given and taken in full; of points for two tracks, life gets what it needs to be safe. */
function counted(asked: Extract<Question, { kind: "amount" }>, thinking: Thinking): number {
  switch (asked.prompt) {
    case "gain-life": {
      const life = thinking.state.heroes[asked.about.hero]?.life ?? 0;
      return Math.min(asked.max, Math.max(asked.min, 6 - life));
    }
    case "camp-life":
    case "pay":
      return asked.max;
    default:
      return inBoxes.amount(asked, thinking);
  }
}

function idsOf(options: readonly Option[]): readonly string[] {
  return options.map(({ id }) => id);
}

function isAmong(options: readonly Option[], id: string): boolean {
  return options.some((option) => option.id === id);
}

/** CAT-RULING-41: a Missile costs nothing; a Melee may leave a good place for a bad one. */
function goesOn({ about }: QuestionOf<"go-on">, state: State, level: Level, rng: Rng): boolean {
  return about.attack !== "melee" || promiseOf(thoughtOf(state, about), level, rng) > 0;
}

function promiseOf(thought: Thought, level: Level, rng: Rng): number {
  return aimed(thought, level, level.rehearsal, rng)?.score ?? 0;
}

/** Whether it is likely that a Hero loses life before his next action. */
function isThreatened(state: State, hero: string, level: Level): boolean {
  return dangerOf(state, characterOf(state, hero), level) > 1;
}

/** Everything that a pick asks for has an order of merit: monsters, spells, Heroes. */
function picked(decision: Extract<Question, { kind: "pick" }>, thinking: Thinking): readonly string[] {
  switch (decision.prompt) {
    case "half":
    case "which-monsters":
    case "ambush":
      return strongest(thinking.state, decision);
    case "pay-order":
    case "camp-spells":
      return idsOf(decision.options.slice(0, decision.max));
    default:
      return inBoxes.pick(decision, thinking);
  }
}

function wished(
  decision: Extract<Question, { kind: "place" }>,
  thinking: Thinking,
): readonly Spot[] | undefined {
  const { state, level, rng } = thinking;
  switch (decision.prompt) {
    case "place-heroes":
    case "place-monsters":
    case "place-wanderer":
    case "place-returned":
      return arranged(decision, state, level, rng);
    case "place-shot":
    case "teleport":
    case "place-familiar":
    case "place-summoned":
    case "place-ally":
    case "place-shield": {
      const spot = single(decision, thinking);
      return spot && [spot];
    }
    default:
      return inBoxes.place(decision, thinking);
  }
}

type Single = QuestionOf<
  "place-shot" | "teleport" | "place-familiar" | "place-summoned" | "place-ally" | "place-shield"
>;

/** The spot for one disc. */
function single(decision: Single, { state, level, rng }: Thinking): Spot | undefined {
  const [disc] = decision.pieces;
  if (disc === undefined) return undefined;
  const ring = disc.zone[0];
  switch (decision.prompt) {
    case "place-shot": {
      const spot = aimed(thoughtOf(state, decision.about, disc.card), level, level.flicks, rng)?.spot;
      return spot && { piece: disc.piece, x: spot.x, y: spot.y };
    }
    case "teleport":
      return teleportOf(state, level, rng, disc.piece)?.spot;
    case "place-familiar":
      return spotFor(state, disc, ring, level, rng, { zones: [zoneFor(state, "heroes")] })?.spot;
    default:
      return spotFor(state, disc, ring, level, rng)?.spot;
  }
}
