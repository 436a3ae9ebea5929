import { survivorsOf } from "../characters.ts";
import { quests, type Roster } from "../options.ts";
import type { RosterHero, RosterThing } from "../roster.ts";
import { findCard, thingCardOf } from "../shelf.ts";
import type { Character, State, Thing } from "../state.ts";

/**
 * REG-VERDICT-61: what is kept of a match that is over; before its end there is nothing to keep. States and once-per-game uses are
 * not on it, quest objects go where they belong, and what lies on the floor is lost (REG-VERDICT-78).
 */
export function rosterAfter(state: State): Roster | undefined {
  const { ended, options } = state;
  if (ended === undefined) return undefined;
  const atHome = options.roster?.heroes.filter(({ hero }) => !options.heroes.includes(hero)) ?? [];
  const won = new Set([...(options.roster?.won ?? []), ...(ended.isWon ? [options.quest] : [])]);
  return {
    heroes: [...survivorsOf(state).flatMap((who) => sheetOf(state, who)), ...atHome],
    won: quests.filter((quest) => won.has(quest)),
    ...followersOf(state),
  };
}

/** REG-SIDE-01: whoever was brought home goes along in the next quest, with the player who has it. */
function followersOf({ options: { side }, tally, characters }: State): Pick<Roster, "allies"> {
  const { follower } = (side === undefined ? undefined : findCard("sideQuests", side)) ?? {};
  const freed = characters.find(({ card, gone }) => card === follower?.card && gone === "left");
  return tally.isSideDone && freed ? { allies: [{ card: freed.card, of: freed.seat }] } : {};
}

function sheetOf({ things }: State, { id, card, name, hero }: Character): readonly RosterHero[] {
  if (hero === undefined) return [];
  const { levels, actions, pv, skills, spells, destiny, ecus, xp } = hero;
  const kept = things.flatMap((thing) => keptOf(thing, id));
  const sheet = { levels: { ...levels }, actions, pv, skills: [...skills], spells: [...spells] };
  const called = name === undefined ? {} : { name };
  return [{ hero: card, ...called, ...sheet, destiny, ecus, xp, things: kept }];
}

function keptOf({ card, at, runes }: Thing, owner: string): readonly RosterThing[] {
  if (!("by" in at) || at.by !== owner || thingCardOf(card).isQuest) return [];
  const spot = at.kind === "held" ? at.hand : at.kind;
  return [{ card, at: spot, ...(runes === undefined ? {} : { runes: [...runes] }) }];
}
