import { allHeroes, allLords, allRooms, heroCard, lordOf } from "./content/box.ts";
import { type CatacombsOptions, companies, defaultOptions, type HeroId } from "./options.ts";
import { onlyAsked } from "./read-options.ts";
import { replacingHealer } from "./rules/piles.ts";

/** How somebody who agrees on a match comes from one set of options to the next that can be played. */

type Boxes = Pick<CatacombsOptions, "boxes">;
type Parties = CatacombsOptions["parties"];

/**
 * The same table with these expansions. Who lies in a box that comes takes the place of whom he can stand for, so that its
 * party is together (SOL-HERO-02); whatever lies in a box that goes, goes with it.
 */
export function withBoxes(options: CatacombsOptions, boxes: readonly string[]): CatacombsOptions {
  const of = { boxes };
  const isHere = new Set([...allLords(of), ...allRooms(of)].map(({ id }) => id));
  const { lord, healer, altar, passages, rooms } = options;
  const next = onlyAsked({
    ...options,
    ...of,
    parties: partiesIn(of, options),
    lord: isHere.has(lord) ? lord : defaultOptions.lord,
    healer: replacingHealer(of) ?? (isHere.has(healer) ? healer : defaultOptions.healer),
    rooms: rooms?.every((box) => box === "base" || boxes.includes(box)) ? rooms : undefined,
    altar: allRooms(of).some(({ kind }) => kind === "altar") ? altar : undefined,
    passages: boxes.includes("vermin") ? passages : undefined,
  });
  return withLord(next, next.lord);
}

/** SOL-RULING-19: a Lord has no more than his own purple drops. */
export function withLord(options: CatacombsOptions, lord: string): CatacombsOptions {
  const { drops = 0 } = options;
  const fits = drops <= (lordOf(lord).drops ?? 0);
  return onlyAsked({ ...options, lord, drops: fits ? options.drops : undefined });
}

/** CAT-PLAYER-04 to 07: these four among so many players, shared as is usual. */
export function sharedAmong(heroes: readonly HeroId[], players: keyof typeof companies): Parties {
  const row = inRow(heroes);
  const usual = inRow(companies[players].flat());
  return companies[players].map((party: readonly HeroId[]) =>
    party.map((hero) => row[usual.indexOf(hero)] ?? hero),
  );
}

/** The Heroes of these boxes, from the easiest to the hardest (CAT-PLAYER-09), each beside whom he can stand for. */
export function heroRow(of: Boxes): readonly HeroId[] {
  return inRow(allHeroes(of).map(({ id }) => id));
}

/** SOL-HERO-04 to 07: who is suggested in exchange for this Hero. */
export function exchangeFor(of: Boxes, hero: HeroId): HeroId | undefined {
  return heroCard(hero).insteadOf ?? allHeroes(of).find(({ insteadOf }) => insteadOf === hero)?.id;
}

/** SOL-HERO-02: the parties that were made to be played together: the base game's, and those that boxes bring. */
export function lineUps(of: Boxes): readonly (readonly HeroId[])[] {
  const base = allHeroes().map(({ id }) => id);
  const others = base.map((hero) => exchangeFor(of, hero)).filter((hero) => hero !== undefined);
  return others.length === base.length ? [base, others] : [base];
}

/** These four in the places of those who are there: who stands for whom keeps his player. */
export function partyChanged(of: Boxes, parties: Parties, heroes: readonly HeroId[]): Parties {
  return placed(
    parties,
    (hero) => heroes.includes(hero),
    (hero) => [exchangeFor(of, hero), ...heroes].filter((one) => heroes.some((wanted) => wanted === one)),
  );
}

function partiesIn(of: Boxes, { parties, boxes = [] }: CatacombsOptions): Parties {
  const before = new Set(allHeroes({ boxes }).map(({ id }) => id));
  const now = allHeroes(of);
  const comesFor = (hero: HeroId) =>
    now.find(({ id, insteadOf }) => insteadOf === hero && !before.has(id))?.id;
  return placed(
    parties,
    (hero) => now.some(({ id }) => id === hero) && comesFor(hero) === undefined,
    (hero) => [comesFor(hero), heroCard(hero).insteadOf, ...now.map(({ id }) => id)],
  );
}

/** Who stays keeps his place; each other place is filled by the first who is wished for and has none. */
function placed(
  parties: Parties,
  stays: (hero: HeroId) => boolean,
  wishes: (hero: HeroId) => readonly (HeroId | undefined)[],
): Parties {
  const taken = new Set(parties.flat().filter(stays));
  const fill = (hero: HeroId): HeroId => {
    if (stays(hero)) return hero;
    const chosen = wishes(hero).find((one) => one !== undefined && !taken.has(one)) ?? hero;
    taken.add(chosen);
    return chosen;
  };
  return parties.map((party) => party.map(fill));
}

function inRow(heroes: readonly HeroId[]): readonly HeroId[] {
  return heroes.toSorted((a, b) => heroCard(a).order - heroCard(b).order);
}
