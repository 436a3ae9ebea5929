import { botBy, type Level, type LevelName } from "@ossuaire/discs";
import type { Flick } from "@ossuaire/flick";
import type { Bot, Option, Rng, Spot } from "@ossuaire/kernel";
import { cardOf } from "../cards/decks.ts";
import type { Asked, CardOption, TargetOption, YesOrNo } from "../questions.ts";
import type { Conquest } from "../table.ts";
import type { View } from "../view.ts";
import { aimObstacle, aimShot } from "./aim.ts";
import { worthOfCard } from "./cards.ts";
import { drawsNow, healsNow, raisesNow, resetsNow, wardsOffNow } from "./choices.ts";
import { levels } from "./level.ts";
import { thoughtOf } from "./thought.ts";

/** A player of Conquest for any seat. It knows what the seat knows, and flicks as well as its hand can. */
export function conquestBot(name: LevelName): Bot<Conquest> {
  const level = levels[name];
  return botBy(({ view }, rng) => ({
    hand: level.hand,
    choose: (asked) => chosen(asked, view, level, rng),
    flick: (asked) => intended(asked, view, level, rng),
    place: (asked) => wished(asked, view, level, rng),
  }));
}

function chosen(asked: Asked<"choose">, view: View, level: Level, rng: Rng): string {
  const yes = (isWise: boolean, options: readonly YesOrNo[]) =>
    level.prudent ? (isWise ? "yes" : "no") : rng.one(options).id;
  switch (asked.prompt) {
    case "card":
    case "surprise":
      return bestCard(cardsIn(asked.options), view, level, rng);
    case "give-up":
      return worstCard(cardsIn(asked.options), view, level, rng);
    case "target":
      return bestTarget(asked.options, view, level, rng);
    case "again":
      return "again";
    case "raise":
      return level.prudent && raisesNow(view) ? worstCard(cardsIn(asked.options), view, level, rng) : "none";
    case "armour":
      return !level.prudent || wardsOffNow(view, asked.about.damage)
        ? (cardsIn(asked.options)[0] ?? "none")
        : "none";
    case "heal":
      return yes(healsNow(view, asked.about.amount), asked.options);
    case "reset":
      return yes(resetsNow(view), asked.options);
    case "inspiration":
      return yes(drawsNow(view), asked.options);
    case "second-obstacle":
      return yes(true, asked.options);
    case "layout":
      return "keep";
    case "layout-accept":
      return "accept";
  }
}

function cardsIn(options: readonly (CardOption | Option<"none">)[]): readonly string[] {
  return options.flatMap((option) => ("card" in option ? option.card : []));
}

function bestCard(cards: readonly string[], view: View, level: Level, rng: Rng): string {
  return level.prudent ? (byWorth(cards, view, level, rng)[0] ?? rng.one(cards)) : rng.one(cards);
}

function worstCard(cards: readonly string[], view: View, level: Level, rng: Rng): string {
  return level.prudent ? (byWorth(cards, view, level, rng).at(-1) ?? rng.one(cards)) : rng.one(cards);
}

function byWorth(cards: readonly string[], view: View, level: Level, rng: Rng): readonly string[] {
  return cards
    .map((card) => ({ card, worth: worthOfCard(cardOf(card), view, level, rng) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ card }) => card);
}

/** The enemy against whom the shot promises more. */
function bestTarget(enemies: readonly TargetOption[], view: View, level: Level, rng: Rng): string {
  const promises = enemies.map(({ id, piece: target }) => ({
    id,
    promise: aimShot({ ...thoughtOf(view), target }, level, Math.ceil(level.flicks / 2), rng)?.score ?? 0,
  }));
  const [best] = promises.toSorted((a, b) => b.promise - a.promise);
  return best?.id ?? rng.one(enemies).id;
}

function intended({ prompt, pieces }: Asked<"flick">, view: View, level: Level, rng: Rng): Flick | undefined {
  const advice =
    prompt === "obstacle"
      ? aimObstacle(view, pieces, level, rng)
      : aimShot({ ...thoughtOf(view), placed: true }, level, level.flicks, rng);
  return advice?.flick;
}

function wished(
  { prompt, pieces }: Asked<"place">,
  view: View,
  level: Level,
  rng: Rng,
): readonly Spot[] | undefined {
  const piece = pieces[0]?.piece;
  if (prompt !== "place" || piece === undefined) return undefined;
  const spot = aimShot(thoughtOf(view), level, level.flicks, rng)?.spot;
  return spot && [{ piece, x: spot.x, y: spot.y }];
}
