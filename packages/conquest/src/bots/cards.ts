import type { Level } from "@ossuaire/discs";
import { flick } from "@ossuaire/flick";
import type { Rng } from "@ossuaire/kernel";
import { tableOf } from "../arena.ts";
import type { Card } from "../cards/card.ts";
import { enemyOf } from "../teams.ts";
import type { View } from "../view.ts";
import { aimShot } from "./aim.ts";

/** What a card is worth if it is played now, in damage points. */
export function worthOfCard(card: Card, view: View, level: Level, rng: Rng): number {
  const damage = level.rehearsal > 0 ? rehearsed(card, view, level, rng) : printed(card);
  return damage * armourShare(card, view) + worthOfAbility(card, view, damage) + (card.armour ? 0.8 : 0);
}

/** Plays the card in the head, shot by shot, each from where the last one left the discs. */
function rehearsed(card: Card, view: View, level: Level, rng: Rng): number {
  let discs = view.discs;
  let worth = 0;
  for (const [number, shot] of card.shots.entries()) {
    const next = card.shots[number + 1];
    const thought = { view, discs, shot, next, target: undefined, placed: false };
    const advice = aimShot(thought, level, level.rehearsal, rng);
    if (advice === undefined) continue;
    worth += shot.damage === 0 && next !== undefined ? 0 : advice.score;
    const placed = advice.spot && shot.projectile ? [{ id: shot.projectile, ...advice.spot }] : [];
    const report = flick(tableOf(view.options, [...discs, ...placed]), advice.flick, { tracks: false });
    if (report.ok) discs = report.after.discs.filter(({ id }) => id !== shot.projectile);
  }
  return worth;
}

function printed({ shots }: Card): number {
  return shots.reduce((sum, { damage, targeted }) => sum + damage * (targeted ? 0.8 : 0.6), 0);
}

/** An enemy with armour on the table will ward off one shot, unless the card pierces. */
function armourShare({ ability }: Card, { armour, active }: View): number {
  return armour[enemyOf(active.team)].length > 0 && !ability?.pierces ? 0.6 : 1;
}

function worthOfAbility({ ability }: Card, view: View, damage: number): number {
  if (ability === undefined || !view.options.abilities) return 0;
  const { team } = view.active;
  switch (ability.id) {
    case "heal":
      return Math.min(ability.strength, view.bank - 1) * 0.9;
    case "capture":
      return Math.min(1, damage) * 0.8;
    case "stun":
      return Math.min(1, damage) * 1.3;
    case "surprise-attack":
      return view.hand.length > 1 ? 1.2 : 0;
    case "reset":
      return view.piles[team] < 4 ? 1 : 0.1;
    case "inspiration":
      return view.piles[team] > 2 ? ability.strength * 0.35 : 0;
    case "piercing":
      return 0.1;
    case "harassment":
      return 0.5;
    default:
      return 0.15;
  }
}
