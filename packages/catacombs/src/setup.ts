import type { Rng, Seat } from "@ossuaire/kernel";
import { heroCard, lordOf } from "./content/box.ts";
import { dealtIn, spellCopies } from "./content/dealt.ts";
import type { Role } from "./options.ts";
import { type CatacombsOptions, rolesOf, seatsOf } from "./options.ts";
import { layOutRooms } from "./rules/layout.ts";
import type { HeroBoard, State } from "./state.ts";

/** CAT-SETUP, CAT-LAYOUT, CAT-HERO-01 to 04: the table before the first room. */
export function setup(options: CatacombsOptions, rng: Rng): State {
  const seats = seatsOf(options);
  const roles = Object.fromEntries(rolesOf(options).map((role, i) => [role, seats[i]])) as Record<Role, Seat>;
  const dealt = dealtIn(options);
  const items = dealt.items.map(({ id }) => id);
  // CAT-PLAYER-09: always in this order, whoever plays them.
  const heroes = options.parties.flat().toSorted((a, b) => heroCard(a).order - heroCard(b).order);
  const { life } = lordOf(options.lord);
  const state: State = {
    options,
    phase: options.scenario === undefined ? "exploration" : "scenario",
    roles,
    rooms: layOutRooms(options, rng),
    here: -1,
    heroes: Object.fromEntries(heroes.map((id) => [id, boardOf(id)])),
    lord: { id: options.lord, life: life + (options.drops ?? 0) },
    bank: dealt.gold,
    reserve: { ...dealt.discs },
    equipment: rng.shuffled(items.filter((item) => item !== "map" || !options.withoutMap)),
    offer: [],
    usedUp: [],
    // The spells of a Wizard who stays at home stay there too.
    spells: heroes.some((hero) => heroCard(hero).spells) ? spellCopies(dealt) : [],
    spentSpells: [],
    camp: 0,
    mapped: [],
  };
  for (const { begins } of dealt.customs) begins?.(state, rng);
  return state;
}

/** CAT-HERO-02 to 04. */
function boardOf(id: string): HeroBoard {
  const { life, tracks } = heroCard(id);
  const started = Object.fromEntries(tracks.map(({ id: track, start }) => [track, start]));
  return { life, gold: 0, items: [], used: [], tracks: started, trophies: [] };
}
