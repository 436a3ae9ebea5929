import type { RuleId, Script } from "@ossuaire/kernel";
import { customsOf, heroCard } from "../content/box.ts";
import type { HeroId } from "../options.ts";
import { heroOf, type State } from "../state.ts";
import { amount, type CatacombsTable } from "../table.ts";
import { seatOfHero } from "./roles.ts";
import { fullOf, leftOn, spend } from "./tracks.ts";

/** CAT-DEATH-06: life comes back, never above the initial value; some boards let it go to a track instead. */
export function* heal(table: CatacombsTable, id: HeroId, points: number, rule: RuleId): Script {
  const { state } = table;
  const lacking = missing(state, id);
  const other = trackFor(state, id);
  if (other === undefined) return regain(table, id, Math.min(points, lacking), rule);
  const gained = Math.min(points, lacking + other.room);
  const min = Math.max(0, gained - other.room);
  const max = Math.min(gained, lacking);
  const asking = {
    seats: seatOfHero(state, id),
    prompt: "gain-life",
    rule: "SOL-SORC-08",
    about: { hero: id, points: gained, track: other.track },
  } as const;
  const life = min === max ? min : yield* amount({ ...asking, min, max });
  regain(table, id, life, rule);
  if (gained > life) spend(table, id, other.track, life - gained, rule);
}

/** Life alone, whatever the board says. */
export function regain({ state, tell }: CatacombsTable, id: HeroId, points: number, rule: RuleId): void {
  if (points <= 0) return;
  const hero = heroOf(state, id);
  hero.life += points;
  tell({ type: "healed", rule, hero: id, gained: points, life: hero.life });
}

/** CAT-HEAL-04: back to life with so many points, which all are life (SOL-RULING-57). */
export function revive(table: CatacombsTable, id: HeroId, points: number, rule: RuleId): void {
  table.tell({ type: "raised", rule, hero: id });
  regain(table, id, points, rule);
  for (const { whenRaised } of customsOf(table.state.options)) whenRaised?.(table, id);
}

export function missing(state: State, id: HeroId): number {
  return heroCard(id).life - heroOf(state, id).life;
}

/** Whether this Hero would gain anything by being healed. */
export function canGain(state: State, id: HeroId): boolean {
  return missing(state, id) > 0 || trackFor(state, id) !== undefined;
}

/** A track of the board that takes points of life, and has room for them. */
function trackFor(state: State, id: HeroId): { readonly track: string; readonly room: number } | undefined {
  const track = heroCard(id).tracks.find(({ takesLife }) => takesLife);
  if (track === undefined) return undefined;
  const room = fullOf(state, id, track) - leftOn(state, id, track.id);
  return room > 0 ? { track: track.id, room } : undefined;
}
