import { readyMade } from "../campaign/sheets.ts";
import type { Square } from "../grid/square.ts";
import type { PlayLevel, Side } from "../kinds.ts";
import { mjSeat } from "../options.ts";
import type { Spot } from "../roster.ts";
import { mostPv, profilePv } from "../sheet/counters.ts";
import { profileOf } from "../shelf.ts";
import type { Character, Place, State } from "../state.ts";
import { makeThing, nameFor } from "../things.ts";

/** REG-CHAR-15, REG-ROLE-04: a hero with its sheet, all its PV and its things; without its own a ready-made one. */
export function musterHero(state: State, id: string, { x, y }: Square, sheet = readyMade(id)): Character {
  const { name, levels, actions, pv, skills, spells, destiny, ecus, xp } = sheet;
  const who: Character = {
    id,
    card: id,
    ...(name === undefined ? {} : { name }),
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
      destiny,
      ecus,
      xp,
    },
  };
  state.characters.push(who);
  for (const { card, at, runes } of sheet.things) {
    const thing = makeThing(state, card, placeOf(id, at));
    if (runes !== undefined) thing.runes = [...runes];
  }
  restore(state, who);
  return who;
}

/** REG-CHAR-15: every game begins with all PV; the runes of what is worn and held count (REG-RULING-09). */
export function restore(state: State, who: Character): void {
  who.pv = [mostPv(state, who)];
}

function placeOf(by: string, at: Spot): Place {
  return at === "right" || at === "left" ? { kind: "held", by, hand: at } : { kind: at, by };
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
