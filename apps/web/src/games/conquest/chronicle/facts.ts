import {
  type Chronicle,
  chronicleWords,
  type Deeds,
  type Team,
  teamOfSeat,
  type View,
} from "@ossuaire/conquest";
import { type Words, w } from "@ossuaire/kernel";

interface Fact {
  readonly name: Words;
  readonly values: Readonly<Record<Team, Words>>;
}

/** CON-END-07: both pools and both hands, and what both teams have done. */
export function facts(
  { pools, hands, options }: Pick<View, "pools" | "hands" | "options">,
  deeds: Chronicle["teams"],
): readonly Fact[] {
  const hand = (team: Team) =>
    Object.entries(hands)
      .filter(([seat]) => teamOfSeat(options, seat) === team)
      .reduce((sum, [, count]) => sum + count, 0);
  const row = (name: Words, value: (of: Deeds, team: Team) => Words): Fact => ({
    name,
    values: { sword: value(deeds.sword, "sword"), skull: value(deeds.skull, "skull") },
  });
  return [
    row(chronicleWords.health, (_, team) => number(pools[team])),
    row(chronicleWords.hand, (_, team) => number(hand(team))),
    row(chronicleWords.cards, ({ cards }) => number(cards)),
    row(chronicleWords.hits, chronicleWords.share),
    row(chronicleWords.taken, ({ taken }) => number(taken)),
    row(chronicleWords.captured, ({ captured }) => number(captured)),
    row(chronicleWords.healed, ({ healed }) => number(healed)),
    row(chronicleWords.warded, ({ warded }) => number(warded)),
  ];
}

function number(count: number): Words {
  return w(`${count}`, `${count}`);
}
