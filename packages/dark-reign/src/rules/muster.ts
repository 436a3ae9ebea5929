import type { Square } from "../grid/square.ts";
import type { PlayLevel, Side } from "../kinds.ts";
import { mjSeat } from "../options.ts";
import { profilePv } from "../sheet/counters.ts";
import { heroCardOf, profileOf } from "../shelf.ts";
import type { Character, State } from "../state.ts";
import { makeThing, nameFor } from "../things.ts";

/** REG-CHAR-15, REG-ROLE-04, REG-VERDICT-63: a hero with a ready-made sheet, all its PV and its gear. */
export function musterHero(state: State, id: string, { x, y }: Square): Character {
  const { levels, actions, pv, skills, spells, gear } = heroCardOf(id);
  const who: Character = {
    id,
    card: id,
    side: "heroes",
    seat: id,
    x,
    y,
    pv: [pv],
    actions: 0,
    states: {},
    hero: {
      levels: { ...levels },
      actions,
      pv,
      skills: [...skills],
      spells: [...spells],
      destiny: 2,
      ecus: 50,
      xp: 0,
    },
  };
  state.characters.push(who);
  const hands = ["right", "left"] as const;
  for (const [i, card] of gear.held.entries())
    makeThing(state, card, { kind: "held", by: id, hand: hands[i] ?? "left" });
  if (gear.worn !== undefined) makeThing(state, gear.worn, { kind: "worn", by: id });
  for (const card of gear.carried) makeThing(state, card, { kind: "carried", by: id });
  return who;
}

interface Mustering {
  readonly figures?: number;
  readonly side?: Side;
  readonly seat?: string;
  /** The play level whose figures it has, where that is not the match's. */
  readonly tier?: PlayLevel;
}

/** REG-FOE: a character with a profile; of a swarm so many figures on one square (REG-SWARM-01, 02). */
export function musterProfile(
  state: State,
  card: string,
  { x, y }: Square,
  { figures = 1, side = "mj", seat = mjSeat, tier }: Mustering = {},
): Character {
  const profile = profileOf(card);
  const pv = profilePv(profile, tier ?? state.options.level);
  const who: Character = {
    id: `${card}-${nameFor(state, card)}`,
    card,
    side,
    seat,
    x,
    y,
    pv: Array.from({ length: figures }, () => pv),
    actions: 0,
    states: {},
    ...(tier === undefined ? {} : { tier }),
  };
  state.characters.push(who);
  return who;
}

/** REG-RULING-92: so many figures in groups of the swarm level, the last group takes the rest. */
export function groupsOf(card: string, figures: number): readonly number[] {
  const { swarm = 1 } = profileOf(card);
  const groups = Math.ceil(figures / swarm);
  return Array.from({ length: groups }, (_, i) => Math.min(swarm, figures - i * swarm));
}
