import { readyMade } from "../campaign/sheets.ts";
import { darkReign } from "../dark-reign.ts";
import type { DarkReignOptions } from "../options.ts";
import type { RosterHero } from "../roster.ts";
import { setup } from "../setup.ts";
import { staged } from "./scene.ts";

/** A campaign before its first quest: heroes with what is changed on their ready-made sheets, in town. */
export function inTown(
  heroes: Readonly<Record<string, Partial<RosterHero>>>,
  more: Partial<DarkReignOptions> = {},
) {
  const sheets = Object.entries(heroes).map(([hero, changes]) => ({ ...readyMade(hero), ...changes }));
  const roster = { heroes: sheets, won: [] };
  const read = darkReign.readOptions({ heroes: Object.keys(heroes), roster, ...more });
  if (!read.ok) throw new Error(read.words.en);
  return staged(setup(read.options));
}
