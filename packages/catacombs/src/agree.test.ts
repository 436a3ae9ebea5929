import { describe, expect, test } from "vitest";
import { exchangeFor, heroRow, lineUps, partyChanged, sharedAmong, withBoxes, withLord } from "./agree.ts";
import { catacombs } from "./catacombs.ts";
import { allHeroes, allLords } from "./content/box.ts";
import { faultsOf } from "./faults.ts";
import { type CatacombsOptions, companies, defaultOptions } from "./options.ts";

const soloth = { boxes: ["soloth"] };
const both = ["soloth", "vermin"];
const four = ["ice-princess", "paladin", "witch-hunter", "sorceress"];
const counts = ["2", "3", "4", "5"] as const;

/** As the game's own reader has it. */
function read(options: CatacombsOptions): CatacombsOptions {
  const found = catacombs.readOptions(options);
  if (!found.ok) throw new Error(found.words.en);
  return found.options;
}

describe("SOL-VERDICT-07: a box comes and goes with all that lies in it", () => {
  test("SOL-HERO-02 its party comes along, in every split, and goes again", () => {
    for (const count of counts) {
      const base = { ...defaultOptions, parties: companies[count] };
      const there = withBoxes(base, ["soloth"]);
      expect(there.parties.flat().toSorted()).toEqual(four.toSorted());
      expect(there.parties.map((party) => party.length)).toEqual(base.parties.map((party) => party.length));
      expect(read(there)).toEqual(there);
      expect(withBoxes(there, [])).toEqual(base);
    }
  });

  test("whoever stays keeps his player, and four different ones are left of any party", () => {
    const parties = [
      ["ice-princess", "elf"],
      ["paladin", "thief"],
    ];
    const left = withBoxes({ ...defaultOptions, ...soloth, parties }, []);
    expect(left.parties.map((party) => party[1])).toEqual(["elf", "thief"]);
    expect(new Set(left.parties.flat())).toEqual(new Set(["elf", "barbarian", "thief", "wizard"]));
    expect(read(left)).not.toHaveProperty("boxes");
  });

  test("Lord, drops, Altar and rooms of a box go with it", () => {
    const options = {
      ...withBoxes(defaultOptions, ["soloth"]),
      altar: true,
      drops: 4,
      rooms: ["soloth"],
    } as const;
    const full = read(withLord(options, "hydra"));
    expect(full).toMatchObject({ lord: "hydra", drops: 4 });
    expect(withBoxes(full, [])).toEqual(defaultOptions);
    expect(withLord(full, "dragon")).not.toHaveProperty("drops");
  });

  test("VER-SETUP-04, VER-VERDICT-01 Horde of Vermin brings its Healer, and takes it away with the passages", () => {
    const there = { ...withBoxes(defaultOptions, ["vermin"]), passages: true } as const;
    expect(read(there)).toMatchObject({ healer: "maireya", passages: true });
    expect(withBoxes(there, [])).toEqual(defaultOptions);
    expect(faultsOf({ ...there, healer: "althea" }).map(([where]) => where)).toEqual(["healer"]);
  });

  test("every set of boxes can be played with every Lord it has, as it is", () => {
    for (const boxes of [[], ["soloth"], ["vermin"], both])
      for (const { id } of allLords({ boxes })) read(withLord(withBoxes(defaultOptions, boxes), id));
  });
});

test("SOL-HERO-03 any four of eight in every split are a party", () => {
  const all = heroRow(soloth);
  const parties = all.flatMap((a, i) =>
    all
      .slice(i + 1)
      .flatMap((b, j) =>
        all.slice(i + j + 2).flatMap((c, k) => all.slice(i + j + k + 3).map((d) => [a, b, c, d])),
      ),
  );
  expect(parties).toHaveLength(70);
  for (const heroes of parties)
    for (const count of counts) {
      const shared = sharedAmong(heroes, count);
      expect(shared.flat().toSorted()).toEqual(heroes.toSorted());
      read({ ...defaultOptions, ...soloth, parties: shared });
    }
});

test("CAT-PLAYER-04 to 07 the base game's four are shared as they always were", () => {
  for (const count of counts) expect(sharedAmong(companies["2"].flat(), count)).toEqual(companies[count]);
});

test("a party that was made to be together takes the places of another, each that of whom he stands for", () => {
  const [base = [], theirs = []] = lineUps(soloth);
  expect([base, theirs.toSorted()]).toEqual([allHeroes().map(({ id }) => id), four.toSorted()]);
  expect(partyChanged(soloth, companies["3"], theirs)).toEqual([
    ["ice-princess", "sorceress"],
    ["paladin", "witch-hunter"],
  ]);
  expect(partyChanged(soloth, [["elf", "ice-princess", "paladin", "wizard"]], base)).toEqual([
    ["elf", "barbarian", "thief", "wizard"],
  ]);
  expect(lineUps({})).toEqual([base]);
});

test("the exchanges go both ways, and there is none without the box", () => {
  for (const hero of heroRow(soloth)) {
    const other = exchangeFor(soloth, hero);
    expect(other && exchangeFor(soloth, other)).toBe(hero);
  }
  expect(exchangeFor({}, "elf")).toBeUndefined();
});
