import type { RuleId } from "@ossuaire/kernel";
import { heroCard } from "../content/box.ts";
import type { HeroId } from "../options.ts";
import { heroOf } from "../state.ts";
import type { CatacombsTable } from "../table.ts";

/** CAT-DEATH-06: life comes back, never above the initial value. */
export function heal({ state, tell }: CatacombsTable, id: HeroId, points: number, rule: RuleId): void {
  const hero = heroOf(state, id);
  const gained = Math.min(points, heroCard(id).life - hero.life);
  if (gained <= 0) return;
  hero.life += gained;
  tell({ type: "healed", rule, hero: id, gained, life: hero.life });
}
