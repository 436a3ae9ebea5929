import { type Event, poisonCard } from "@ossuaire/catacombs";
import type { Stop, Travel } from "../look.ts";
import { rowOf } from "./blows.ts";
import { figureOf } from "./figures.ts";
import { toneOf } from "./tones.ts";

/** A coin for every 100, but never more than can be counted at a glance. */
const most = 8;
/** In milliseconds. */
const apart = 60;

/**
 * CAT-GOLD-03, CAT-MERCH-09: gold goes between the bank and the Heroes, life comes to them, and a trophy to whoever killed.
 * SOL-HUNTER-05: with trophies an artefact is paid for. VER-POISON-01: a Poison card is turned over before the Hero who draws it.
 */
export function travelsOf(events: readonly Event[]): readonly Travel[] {
  return events.flatMap((event): readonly Travel[] => {
    switch (event.type) {
      case "paid":
        return coins(event.gold, [bank, row(event.hero)]);
      case "pays":
        return coins(event.gold, [{ panel: `purse-${event.hero}` }, { panel: "till" }]);
      case "healed":
        return times(event.gained, { stops: [bank, row(event.hero)], token: "token-life" });
      case "killed":
        return event.hero === undefined
          ? []
          : [trophy(event.card, [{ piece: event.piece }, row(event.hero)])];
      case "activated":
        return event.cards.map((card) => trophy(card, [row(event.hero), bank]));
      case "poisoned":
        return [
          {
            stops: [{ panel: "poison" }, { piece: event.piece }, row(event.card)],
            token: "token-poison",
            gap: 700,
            face: faceOf(event.poison),
          },
        ];
      default:
        return [];
    }
  });
}

function faceOf(card: string): string {
  const { value, harm } = poisonCard(card);
  return harm > 0 ? `${value} ♥−${harm}` : String(value);
}

const bank: Stop = { panel: "bank" };

function row(hero: string): Stop {
  return { panel: rowOf(hero) };
}

function trophy(card: string, stops: readonly Stop[]): Travel {
  return {
    stops,
    token: "token-trophy",
    disc: { tone: toneOf(card, "monster"), figure: figureOf(card, "monster") },
  };
}

function coins(gold: number, stops: readonly Stop[]): readonly Travel[] {
  return times(Math.ceil(gold / 100), { stops, token: "token-coin", gap: apart });
}

function times(count: number, travel: Travel): readonly Travel[] {
  return Array.from({ length: Math.min(most, count) }, () => travel);
}
