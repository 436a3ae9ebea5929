import type { Option, Spot } from "@ossuaire/kernel";
import { actionsOf, monsterOf } from "../content/box.ts";
import type { BasePrompt, Prompt, QuestionOf, Standing } from "../questions.ts";
import { zoneFor } from "../rules/zone.ts";
import { canAct, characterOf, charactersOf, fightOf, type State } from "../state.ts";
import { aimed, type Thought } from "./aim.ts";
import { answerOf, thoughtOf } from "./deed.ts";
import { campsNow, easiest, isEasierLater, leastKnown, strongest } from "./journey.ts";
import type { Answers, Thinking } from "./judgement.ts";
import { openedJudgements } from "./opened.ts";
import { arranged, spotFor, teleportOf } from "./spots.ts";
import { atAltar, purchase, service } from "./trade.ts";
import { nextDeed } from "./turn.ts";
import { ailing, dangerOf } from "./works.ts";
import { stuns, worthOf } from "./worth.ts";

/** How every question is answered that the base game and the open boxes ask. */
export function toldAnswers(): readonly Partial<Answers<Prompt>>[] {
  return [baseAnswers, ...[...openedJudgements()].flatMap(({ answers }) => answers ?? [])];
}

/** How the questions of the base game are answered. */
const baseAnswers: Answers<BasePrompt> = {
  // Before the first room, and between two.
  // There is nothing but to accept it.
  scenario: ({ options }, thinking) => whim(options, thinking),
  explore: ({ options }, thinking) => (isAmong(options, "explore") ? "explore" : whim(options, thinking)),
  exchange: () => "refuse",
  "swap-rooms": (_asked, { state, view, level }) =>
    level.prudent && isEasierLater(state, view) ? "swap" : "leave",
  "choose-room": ({ options }, thinking) =>
    (thinking.level.prudent && easiest(thinking.state, idsOf(options))) || whim(options, thinking),
  way: ({ options }, { view, rng }) => leastKnown(view, idsOf(options), rng),
  // A room is set up. Everything that a pick asks for has an order of merit: monsters, spells, Heroes.
  half: (asked, { state }) => strongest(state, asked),
  "which-monsters": (asked, { state }) => strongest(state, asked),
  "place-heroes": spread,
  "place-monsters": spread,
  "place-wanderer": spread,
  "place-returned": spread,
  "place-familiar": ({ pieces: [disc] }, { state, level, rng }) =>
    disc && one(spotFor(state, disc, disc.zone[0], level, rng, { zones: [zoneFor(state, "heroes")] })?.spot),
  "place-summoned": best,
  "place-ally": best,
  "place-shield": best,
  teleport: ({ pieces: [disc] }, { state, level, rng }) =>
    disc && one(teleportOf(state, level, rng, disc.piece)?.spot),
  // The fight.
  "hero-acts": ({ options }, thinking) => nextDeed(options, thinking),
  "monster-acts": ({ options }, thinking) => nextDeed(options, thinking),
  "rage-loses": () => "no",
  "place-shot": ({ pieces: [disc], about }, { state, level, rng }) => {
    if (disc === undefined) return undefined;
    const spot = aimed(thoughtOf(state, about, disc.card), level, level.flicks, rng)?.spot;
    return spot && [{ piece: disc.piece, x: spot.x, y: spot.y }];
  },
  melee: aimedFlick,
  missile: aimedFlick,
  fireball: aimedFlick,
  movement: aimedFlick,
  shot: aimedFlick,
  ward: warded,
  "go-on": (asked, thinking) => (goesOn(asked, thinking) ? "flick" : "stop"),
  retaliate: ({ about }, thinking) =>
    promiseOf(answerOf(thinking.state, about), thinking) > 0 ? "strike" : "no",
  "answer-first": firstToAnswer,
  wanderer: () => "bring-in",
  "heal-whom": ({ options }, thinking) => {
    const { level, state } = thinking;
    return (level.prudent && ailing(state).find((hero) => isAmong(options, hero))) || whim(options, thinking);
  },
  "teleport-whom": ({ options }, thinking) => {
    const { state, level, rng } = thinking;
    return teleportOf(state, level, rng)?.spot.piece ?? whim(options, thinking);
  },
  cloak: (_asked, { state, level }) =>
    !level.prudent || dangerOf(state, characterOf(state, "thief"), level) > 1 ? "put-on" : "no",
  // After it. Gold and life are given and taken in full; of points for two tracks, life gets what it needs to be safe.
  "pay-order": ({ options, max }) => idsOf(options.slice(0, max)),
  camp: ({ options }, thinking) => {
    if (!thinking.level.prudent) return whim(options, thinking);
    return campsNow(thinking.state) ? "camp" : "go-on";
  },
  "camp-life": ({ max }) => max,
  "gain-life": ({ about, min, max }, { state }) =>
    Math.min(max, Math.max(min, 6 - (state.heroes[about.hero]?.life ?? 0))),
  "camp-spells": ({ options, max }) => idsOf(options.slice(0, max)),
  ambush: (asked, { state }) => strongest(state, asked),
  buy: ({ options }, { state, viewer, level, rng }) => purchase(state, viewer, options, level, rng),
  heal: ({ options }, { state, viewer, level, rng }) => service(state, viewer, options, level, rng),
  altar: (asked, { state, viewer, level, rng }) => atAltar(state, viewer, asked, level, rng),
  "accept-gift": (asked, { state, viewer, level, rng }) => atAltar(state, viewer, asked, level, rng),
  "gift-for": (asked, { state, viewer, level, rng }) => atAltar(state, viewer, asked, level, rng),
  pay: ({ max }) => max,
};

function idsOf(options: readonly Option[]): readonly string[] {
  return options.map(({ id }) => id);
}

function isAmong(options: readonly Option[], id: string): boolean {
  return options.some((option) => option.id === id);
}

function whim(options: readonly Option[], { rng }: Thinking): string {
  return rng.one(options).id;
}

function one(spot: Spot | undefined): readonly Spot[] | undefined {
  return spot && [spot];
}

type Several = QuestionOf<"place-heroes" | "place-monsters" | "place-wanderer" | "place-returned">;

function spread(asked: Several, { state, level, rng }: Thinking): readonly Spot[] | undefined {
  return arranged(asked, state, level, rng);
}

/** The best spot in its ring. */
function best(
  { pieces: [disc] }: QuestionOf<"place-summoned" | "place-ally" | "place-shield">,
  { state, level, rng }: Thinking,
): readonly Spot[] | undefined {
  return disc && one(spotFor(state, disc, disc.zone[0], level, rng)?.spot);
}

function aimedFlick({ about, pieces: [disc] }: QuestionOf<"melee">, { state, level, rng }: Thinking) {
  return aimed({ ...thoughtOf(state, about), ...(disc && { disc }) }, level, level.flicks, rng)?.flick;
}

/**
 * What keeps an attack off comes back with the next room, so it is used; only the last of it is kept from a scratch, if
 * somebody here can do worse, and not near death nor in the final battle.
 */
function warded({ options, about }: QuestionOf<"ward">, { state, level }: Thinking): string {
  const [first] = options;
  const isHarmful = about.damage > 0 || about.stuns || about.effects.includes("poison");
  if (first === undefined || !isHarmful) return level.prudent ? "no" : (first?.id ?? "no");
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

/**
 * CAT-RULING-25: the kind that is worth most strikes while everything still lies as it did; of one kind anybody, since whoever has
 * less life left strikes no softer.
 */
function firstToAnswer({ options }: QuestionOf<"answer-first">, { state, rng }: Thinking): string {
  const worth = ({ id, card }: Standing) => worthOf(state, characterOf(state, id), monsterOf(card).life);
  const most = Math.max(...options.map(worth));
  return rng.one(options.filter((option) => worth(option) === most)).id;
}

/** CAT-RULING-41: a Missile costs nothing; a Melee may leave a good place for a bad one. */
function goesOn({ about }: QuestionOf<"go-on">, thinking: Thinking): boolean {
  return about.attack !== "melee" || promiseOf(thoughtOf(thinking.state, about), thinking) > 0;
}

function promiseOf(thought: Thought, { level, rng }: Thinking): number {
  return aimed(thought, level, level.rehearsal, rng)?.score ?? 0;
}
